import type { Plugin } from 'vite';

/** The fonts that every page shows at once; italics are loaded when needed. */
const EARLY = /(cinzel|alegreya)-latin-wght-normal[^/]*\.woff2$/;

/** Lets the browser fetch the fonts before it has read the style sheet. */
export function preloadFonts(): Plugin {
  return {
    name: 'castellan:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter(file => EARLY.test(file))
          .map(file => ({
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
            },
          }));
      },
    },
  };
}
