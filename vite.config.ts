import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// Two chunks serve every page: React with its router, and the code that the shop's pages share. Others serve pages with
// products, with lines of the cart, with forms. Panels, dialogs and the zoom are fetched when they open. The dashboard is in
// no group, so no shopper fetches any of it.
const SHARED =
  /\/(web\/(ui|storefront|cart|catalogue|api|format)|domain|schemas\/wire)\b|csp-(provider|context)/;
const FETCHED_LATER =
  /\.css$|\/domain\/search\/|\/schemas\/wire\/(compact-catalogue|suggestions)\.ts$|\/web\/((suggestions|list)\/|catalogue\/search-hit|ui\/(side-panel|dialog-host|toast-host|action-menu|tabs|carousel-engine|overlay-guard|use-close-on-back)|cart\/(cart-(panel|comments-storage)|line-(units|comment[\w-]*)|use-cart-comments|written-comment)|storefront\/(late-parts|server-watch))\.tsx?$|\/(float-in-corner|covers-nothing)\.ts$/;
// What only the dashboard, the calculator or a form that is being sent runs: pages that don't need it must not fetch it.
const OF_FEW_PAGES = new RegExp(
  [
    '/domain/catalogue/(catalogue-entry|listed-product|shuffled|product-fields|product-parts|by-kind|blank-product|category-name|default-tree|model-name|marked-availability)\\.ts$',
    '/domain/(financing/.*|law/(cftea|unit-price|vat-labels)|money/parse-pesos|pricing/paired-offer|text/(format-date|is-real-day))\\.ts$',
    '/domain/(contact/(chat-digits|national-number)|orders/(order-status(-labels)?|order-tabs|shop-days))\\.ts$',
    '/domain/(chat/(chat-texts|filled-chat-text)|(accounts|analysis|customers|look|quotes|withdrawals)/.*|store/(?!weekly).*)\\.ts$',
    '/domain/(addresses/list-intro|cart/(cart-comments|repeated-order|shared-cart))\\.ts$',
    '/domain/orders/(desk-customer-problems|order-limits|sent-comment)\\.ts$',
    '/schemas/wire/store(-area-labels)?\\.ts$',
    '/web/storefront/(accent-colours|opening-hours)\\.tsx?$',
    '/schemas/wire/(account|amount|audit-entry|brief-product|bulk-offer-to-wire|order|order-request|product-to-wire)\\.ts$',
    '/web/(api/(session|saved-key|idempotency-key)|ui/needle-icon)\\.tsx?$',
    // The filters' sheet and page, and what the home fetches late.
    '/web/catalogue/(facet-|home-data|narrowing-|order-|read-catalogue|search-panel|use-facets)',
    '/web/storefront/store-structured-data\\.ts$',
  ].join('|'),
);

// What the forms of checkout and contact have in common.
const OF_FORMS = new RegExp(
  [
    '/domain/(contact/(contact-message|email|field-problems|phone|text-lengths)|orders/checkout-form|text/is-blank)\\.ts$',
    '/schemas/wire/(contact-message|customer-texts|room-for)\\.ts$',
    '/web/ui/(form-draft|use-form-draft|use-form-fields|late-scripts-hint)\\.tsx?$',
  ].join('|'),
);

// The sidebar, which the home and the questions have, what the filters' page shares with it, and what the home shares with
// its own panels: there it would be a request of its own.
const OF_LISTS =
  /\/web\/catalogue\/(catalogue-query|category-(group|link|sidebar|tree)|price-(filter|range-text)|query-inputs|repairs|same-|search-(chips|form)|use-search-box|front-page)/;

// Cards and carousels of products, which the cart and the forms don't show.
const OF_PRODUCTS =
  /\/domain\/cart\/card-choice\.ts$|\/web\/(catalogue\/(card-(button|photos)|carousel-slots|price-notes|product-(badges|card|variety)|use-product-carousel)|ui\/(carousel-(controls|slides)|row-scroll|use-carousel))\.tsx?$/;

// Lines of the cart, on its page and in its panel.
const OF_CART_LINES =
  /\/web\/cart\/(cart-news|focus-beside|line-(heading|photo|remark)|linked-photo|clear-cart-button|minimum-thread|removals|undo-removal|remove-line-button|variant-chips)\.tsx?$|\/domain\/cart\/(line-variants|minimum-progress)\.ts$/;

// Choosing and counting units: the product's page, and what a card or the cart opens. What the page shares with its zoom
// is here too, because it would be a request of its own.
const OF_PURCHASES =
  /\/web\/(cart\/line-stepper|product\/(added-message|bulk-block|buy-bar|colour-choice|gallery-arrows|photo-strip|product-news|swatch-grid|use-(add|bulk|fresh|photo-strip|selection)[\w-]*|variant-[\w-]+)|ui\/(stepper|typed-units))\.tsx?$/;

const CHUNKS = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
  { name: 'shop', test: isSharedByPages, minShareCount: 2, priority: 2 },
  { name: 'lists', test: OF_LISTS, minShareCount: 2, priority: 2 },
  { name: 'products', test: OF_PRODUCTS, minShareCount: 2, priority: 2 },
  { name: 'cart-lines', test: OF_CART_LINES, minShareCount: 2, priority: 2 },
  { name: 'purchases', test: OF_PURCHASES, minShareCount: 2, priority: 2 },
  { name: 'forms', test: OF_FORMS, minShareCount: 2, priority: 1 },
  {
    name: 'dashboard-icons',
    test: /\/lucide-react\//,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'overlay',
    test: /\/node_modules\/@(base-ui|floating-ui)\/|\/web\/ui\/needle-icon\.tsx$/,
    minShareCount: 2,
    priority: 1,
  },
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
    client: {
      build: {
        rolldownOptions: {
          // A page whose loader alone reads addresses must not fetch the reader.
          treeshake: { moduleSideEffects: [{ test: /\/read-catalogue-query\.ts$/, sideEffects: false }] },
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

function isSharedByPages(id: string): boolean {
  return (
    !id.endsWith('?preview') &&
    [FETCHED_LATER, OF_FEW_PAGES, OF_FORMS, OF_LISTS, OF_PRODUCTS, OF_CART_LINES, OF_PURCHASES].every(
      (part) => !part.test(id),
    ) &&
    SHARED.test(id)
  );
}
