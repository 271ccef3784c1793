import type { Plugin } from 'vite';

/** What every table is drawn with: nearly all of it is called when one is opened. */
const DRAWS =
  /src[\\/]main\.tsx|table[\\/]src[\\/]table-provider|[\\/]ui[\\/](?:index|faces|middle)\.|[\\/]table[\\/](?:table-view|seated-table|played-table)\./;

/**
 * Has Chromium compile these files while they are fetched, beside the page, and not function by function while the table is
 * drawn: opening one takes a tenth longer then. It reads that at the very beginning of a file; other browsers don't read it.
 */
export function compileEarly(): Plugin {
  return {
    name: 'castellan:compile-early',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.moduleIds.some(id => DRAWS.test(id)))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}
