// `node packages/table/gallery/serve.mjs [port]`: the parts of the table, to look at. Not shipped.
import { readFileSync } from 'node:fs';
import { createServer } from 'vite';

const root = import.meta.dirname;
const icons = JSON.parse(
  readFileSync(
    new URL('../../../node_modules/@iconify-json/game-icons/icons.json', import.meta.url),
    'utf8',
  ),
).icons;

/** Only the pictures that the gallery names. */
const pictures = {
  name: 'gallery-pictures',
  resolveId: id => (id === 'virtual:pictures' ? id : null),
  load(id) {
    if (id !== 'virtual:pictures') return null;
    const sources = ['cards.ts', 'game.ts']
      .map(file => readFileSync(`${root}/${file}`, 'utf8'))
      .join('');
    const names = new Set([...sources.matchAll(/'([a-z\d-]+)'/g)].map(match => match[1]));
    const chosen = {};
    for (const name of names) {
      const path = icons[name]?.body.match(/ d="([^"]+)"/)?.[1];
      if (path) chosen[name] = path;
    }
    return `export const pictures = ${JSON.stringify(chosen)};`;
  },
};

const server = await createServer({
  root,
  configFile: false,
  plugins: [pictures],
  server: {
    port: Number(process.argv[2] ?? 5199),
    strictPort: true,
    fs: { allow: [`${root}/../../..`] },
  },
  logLevel: 'warn',
});
await server.listen();
console.log(`http://localhost:${server.config.server.port}/`);
