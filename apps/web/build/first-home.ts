import { join } from 'node:path';
import type { Plugin } from 'vite';
import { runnerImport } from 'vite';
import { boards } from './boards.ts';
import { webRoot } from './house.ts';

const EMPTY = '<div id="app"></div>';

/**
 * Writes home into the page, as newcomers see it: the first language to be seen without any script, the others for the one
 * that asks ahead (`src/ahead/ahead.ts`), which lays out the language of the browser.
 */
export function firstHome(): Plugin {
  return {
    name: 'castellan:first-home',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const styles = new Styles();
        const [[, first], ...others] = Object.entries(await drawnHomes()) as [
          [string, string],
          ...[string, string][],
        ];
        const home = `<div id="app">${styles.takenFrom(first)}</div>`;
        const templates = others.map(
          ([locale, other]) =>
            `<template data-home="${locale}">${styles.takenFrom(other)}</template>`,
        );
        const written = html
          .replace(
            EMPTY,
            // The script learns from it that all of this is there.
            () => `${home}\n    ${templates.join('\n    ')}\n    <script>castellanHome()</script>`,
          )
          .replace('</head>', () => `  <style>${styles.rules()}</style>\n  </head>`);
        if (!written.includes(home)) throw new Error('Home found no place in the page.');
        return written;
      },
    },
  };
}

/** By language. */
type Homes = Readonly<Record<string, string>>;

/** Draws it in each language, with the page's own parts. */
async function drawnHomes(): Promise<Homes> {
  const stored = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  // Nothing is kept here. Asked for Node's own store, Node would warn of it.
  Object.defineProperty(globalThis, 'localStorage', { value: null, configurable: true });
  try {
    const { module } = await runnerImport<{ readonly homes: Homes }>(
      join(webRoot, 'src', 'ahead', 'home.tsx'),
      {
        configFile: false,
        root: webRoot,
        logLevel: 'error',
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        plugins: [bare, boards({ none: false })],
      },
    );
    return module.homes;
  } finally {
    if (stored !== undefined) Object.defineProperty(globalThis, 'localStorage', stored);
  }
}

/** What has to do with looks is in the page already, or comes later. */
const NOTHING = '\0nothing';
const bare: Plugin = {
  name: 'castellan:bare',
  enforce: 'pre',
  resolveId: id => (/\.css$|^virtual:pictures/.test(id) ? NOTHING : null),
  load: id => (id === NOTHING ? '' : null),
};

/** A page of ours may not say styles on its elements, only in sheets that its headers name. So each becomes a class. */
class Styles {
  readonly #classes = new Map<string, string>();

  takenFrom(html: string): string {
    return html.replace(/<(\w+)([^>]*) style="([^"]*)"/g, (_tag, name, others: string, style) => {
      if (!this.#classes.has(style)) this.#classes.set(style, `h${this.#classes.size}`);
      const mine = this.#classes.get(style)!;
      return `<${name}${others.replace(/class="/, () => `class="${mine} `)}`;
    });
  }

  rules(): string {
    return [...this.#classes].map(([style, name]) => `.${name}{${style}}`).join('');
  }
}
