// The little of Node that the tests here need: the rest of this package is for a page, where there is none.
declare module 'node:fs' {
  export function readFileSync(path: URL, encoding: 'utf8'): string;
}
