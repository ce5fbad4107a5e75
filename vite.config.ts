import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { CHUNKS } from './scripts/bundle-chunks.ts';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'web/public',
  // The same minifier on both sides keeps a style sheet's name equal in the page and in the browser's bundle.
  build: { cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  // All that pages are made of is scanned before the first one is asked for: a package that is found later is bundled
  // anew with the others, and a page that has begun to load is dead.
  optimizeDeps: { entries: ['web/**/*.tsx', '!web/**/*.test.tsx', '!web/entry.server.tsx'] },
  // What is built starts sooner with these inside. While developing, Vite would find packages through them too late.
  ssr: {
    noExternal: command === 'build' ? [/^@base-ui\//, /^@floating-ui\//, /^embla/, /^lucide-react/] : [],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: CHUNKS } },
        },
      },
    },
    // The server keeps the source of what it runs, and a single dash in it would take two bytes for every letter.
    ssr: {
      build: { rolldownOptions: { external: [/^#server\//], output: { charset: 'ascii', comments: false } } },
    },
  },
}));
