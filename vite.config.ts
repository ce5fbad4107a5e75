import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// Two chunks serve every page: React with its router, and the code that the shop's pages share. Panels, dialogs and the
// zoom are fetched when they open. The dashboard is in no group, so no shopper fetches any of it.
const SHARED =
  /\/(web\/(ui|storefront|cart|catalogue|api|format)|domain|schemas\/wire|lucide-react)\b|csp-(provider|context)/;
const FETCHED_LATER =
  /\.css$|\/web\/(ui\/(side-panel|dialog-host|toast-host|action-menu|tabs|carousel-engine)|cart\/cart-panel)\.tsx$/;
// What only the dashboard or only the calculator runs: pages that don't need it must not fetch it.
const OF_FEW_PAGES = new RegExp(
  [
    '/domain/catalogue/(product-fields|product-parts|by-kind|blank-product|model-name|marked-availability)\\.ts$',
    '/domain/(financing/.*|money/parse-pesos|pricing/paired-offer)\\.ts$',
    '/schemas/wire/(brief-product|order)\\.ts$',
    '/web/(api/session|ui/needle-icon)\\.tsx?$',
    // Every icon but those of the shop.
    '/lucide-react/dist/esm/icons/(?!calculator|circle|info|mail|scissors|trash|triangle|x\\.)',
  ].join('|'),
);

const CHUNKS = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
  { name: 'shop', test: isSharedByPages, minShareCount: 2, priority: 2 },
  { name: 'dashboard-icons', test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 2, priority: 1 },
  { name: 'overlay', test: /\/node_modules\/@(base-ui|floating-ui)\//, minShareCount: 2, priority: 1 },
];

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
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    // The server keeps the source of what it runs, and a single dash in it would take two bytes for every letter.
    ssr: {
      build: { rolldownOptions: { external: [/^#server\//], output: { charset: 'ascii', comments: false } } },
    },
  },
}));

function isSharedByPages(id: string): boolean {
  return SHARED.test(id) && !FETCHED_LATER.test(id) && !OF_FEW_PAGES.test(id);
}
