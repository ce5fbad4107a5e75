/** What the shop may send, in kB (1000 bytes) as transferred. Raise a budget only with a reason. */

/** Scripts that a page needs before anything on it is opened, compressed. */
export const SCRIPT_KILOBYTES = {
  'catalogue/home-route': 123.9,
  'catalogue/category': 123.9,
  'catalogue/brand': 123.9,
  'catalogue/narrowing-route': 115.5,
  'product/product-route': 122.2,
  'checkout/cart-route': 120,
  'financing/calculator-route': 111.5,
  'contact/contact-route': 117.9,
  'info/about-route': 115,
  'info/how-to-buy-route': 112.7,
  'info/faq-route': 115.4,
  'list/list-route': 125.4,
  'my-orders/my-orders-route': 114.8,
  'favourites/favourites-route': 125,
  'order-link/order-link-route': 126.5,
  'quote/quote-route': 122.5,
  'withdrawal/withdrawal-route': 114.3,
  'legal/terms': 109.2,
  'legal/privacy': 109.2,
  'legal/returns': 109.2,
  'offline/not-at-hand-route': 109.8,
} as const;

export type FirstView = {
  readonly path: string;
  readonly requests: number;
  readonly kilobytes: number;
  readonly ofThem: Readonly<Record<'document' | 'stylesheet' | 'font' | 'image' | 'script', number>>;
};

/**
 * Everything that a phone (390 × 844 px, 2.625 points each) fetches on a first visit without a touch, in kB. Scripts
 * include those that a page fetches when idle. Photos are WebP, as the first visitors get them; AVIF takes a quarter
 * less.
 */
export const FIRST_VIEWS: Readonly<
  Record<'home' | 'category' | 'product' | 'cart' | 'calculator', FirstView>
> = {
  home: {
    path: '/?seed=7',
    requests: 23,
    kilobytes: 300,
    ofThem: { document: 24, stylesheet: 17, font: 37, image: 80, script: 133.4 },
  },
  category: {
    path: '/?seed=7&subsection=Agujas',
    requests: 22,
    kilobytes: 300,
    ofThem: { document: 24, stylesheet: 17, font: 37, image: 80, script: 133.4 },
  },
  product: {
    path: '/moreInfo/:id',
    requests: 20,
    kilobytes: 250,
    ofThem: { document: 17, stylesheet: 17, font: 37, image: 45, script: 131.7 },
  },
  cart: {
    path: '/cart',
    requests: 22,
    kilobytes: 260,
    ofThem: { document: 10, stylesheet: 21, font: 37, image: 4, script: 175.8 },
  },
  calculator: {
    path: '/calculadora',
    requests: 18,
    kilobytes: 205,
    ofThem: { document: 11, stylesheet: 19, font: 37, image: 2, script: 136 },
  },
} as const satisfies Record<string, FirstView>;
