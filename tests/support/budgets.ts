/** What the shop may send, in kB (1000 bytes) as transferred. Raise a budget only with a reason. */

/** Scripts that a page needs before anything on it is opened, compressed. */
export const SCRIPT_KILOBYTES = {
  'catalogue/home-route': 131,
  'catalogue/category': 131,
  'catalogue/brand': 131,
  'catalogue/narrowing-route': 131,
  'product/product-route': 133,
  'checkout/cart-route': 131,
  'financing/calculator-route': 129,
  'contact/contact-route': 130,
  'info/about-route': 128,
  'info/how-to-buy-route': 131,
  'info/faq-route': 129,
  'list/list-route': 131,
  'my-orders/my-orders-route': 130,
  'favourites/favourites-route': 131,
  'order-link/order-link-route': 131,
  'quote/quote-route': 130,
  'withdrawal/withdrawal-route': 130,
  'legal/terms': 130,
  'legal/privacy': 130,
  'legal/returns': 130,
  'offline/not-at-hand-route': 130,
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
    ofThem: { document: 24, stylesheet: 17, font: 37, image: 80, script: 145 },
  },
  category: {
    path: '/?seed=7&subsection=Agujas',
    requests: 22,
    kilobytes: 300,
    ofThem: { document: 24, stylesheet: 17, font: 37, image: 80, script: 145 },
  },
  product: {
    path: '/moreInfo/:id',
    requests: 20,
    kilobytes: 250,
    ofThem: { document: 17, stylesheet: 17, font: 37, image: 45, script: 140 },
  },
  cart: {
    path: '/cart',
    requests: 22,
    kilobytes: 260,
    ofThem: { document: 10, stylesheet: 21, font: 37, image: 4, script: 188 },
  },
  calculator: {
    path: '/calculadora',
    requests: 18,
    kilobytes: 205,
    ofThem: { document: 11, stylesheet: 19, font: 37, image: 2, script: 136 },
  },
} as const satisfies Record<string, FirstView>;
