import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUTPUT = `${ROOT}build/app`;

/** Packages of many small modules, with those that only they need. Others are few, native, or loaded on demand. */
const BUNDLED = [
  /^kysely/,
  /^zod/,
  /^react-router/,
  /^@remix-run\//,
  /^cookie-es/,
  /^fastify-type-provider-zod/,
  /^@fastify\/error/,
];

/** What would name a place in the bundle instead of one beside a module's source. */
const OTHER_PLACES = /import\.meta\.(?:dirname|filename|resolve)/;

/**
 * Bundles the server with its pages, which were built before (docs/adr/0039). Nothing is minified, so that the lines of an
 * error can be read.
 */
await build({
  configFile: false,
  root: ROOT,
  logLevel: 'error',
  plugins: [keepFileUrls()],
  ssr: { noExternal: BUNDLED },
  build: {
    ssr: true,
    outDir: OUTPUT,
    target: 'es2024',
    copyPublicDir: false,
    rolldownOptions: {
      input: { main: 'server/main.ts' },
      // The server keeps the source of what it runs, and a single dash in it would take two bytes for every letter.
      output: {
        charset: 'ascii',
        comments: false,
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
});

/** A module that looks for a file beside itself finds it beside its source. */
function keepFileUrls(): Plugin {
  return {
    name: 'keep-file-urls',
    transform(code, id) {
      if (id.includes('/node_modules/')) return null;
      if (OTHER_PLACES.test(code)) this.error('only import.meta.url leads to the files beside a source');
      if (!code.includes('import.meta.url')) return null;
      const source = JSON.stringify(relative(OUTPUT, id));
      return {
        code: code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`),
        map: null,
      };
    },
  };
}
