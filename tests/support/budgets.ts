/** What the shop may send, in kB (1000 bytes) as transferred. Raise a budget only with a reason. */

/**
 * Scripts that any page of the shop needs before something on it is opened, compressed. What cards say of what is left is
 * among them (0.4 kB), and that a visitor may hold a price list (0.6 kB).
 */
export const SCRIPT_KILOBYTES = 151;

export type FirstView = {
  readonly path: string;
  readonly requests: number;
  readonly kilobytes: number;
  readonly ofThem: Readonly<Record<'document' | 'stylesheet' | 'font' | 'image' | 'script', number>>;
};

/**
 * Everything that a phone (390 × 844 px, 2.625 points each) fetches on a first visit without a touch, in kB. Scripts
 * include those that a page fetches when idle, documents the rules of their style sheets (docs/adr/0035) and
 * the script of docs/adr/0036, which is 0.6 kB. Sizes that follow the reader's font size (`rem`) take half a kB more than px did. Photos are WebP, as the first visitors get them; AVIF takes a quarter less.
 */
export const FIRST_VIEWS: Readonly<
  Record<'home' | 'category' | 'product' | 'cart' | 'calculator', FirstView>
> = {
  home: {
    path: '/?seed=7',
    requests: 20,
    kilobytes: 270,
    // The demo's first products are counted, and its tiles say how many they are.
    ofThem: { document: 41, stylesheet: 0, font: 37, image: 80, script: SCRIPT_KILOBYTES },
  },
  category: {
    path: '/?seed=7&subsection=Agujas',
    requests: 21,
    kilobytes: 290,
    ofThem: { document: 37, stylesheet: 0, font: 37, image: 80, script: SCRIPT_KILOBYTES },
  },
  product: {
    path: '/moreInfo/:id',
    requests: 20,
    kilobytes: 270,
    // What is fetched when idle reads amounts that are sold by measure.
    ofThem: { document: 38, stylesheet: 0, font: 37, image: 45, script: SCRIPT_KILOBYTES + 2 },
  },
  cart: {
    path: '/cart',
    // With what the late parts share with the page of favourites, what tells an order's changes again after a reload, and amounts that are sold by measure.
    requests: 21,
    kilobytes: 263,
    ofThem: { document: 31, stylesheet: 1, font: 37, image: 4, script: 190 },
  },
  calculator: {
    path: '/calculadora',
    requests: 16,
    // With the mark of a price list in its head.
    kilobytes: 216,
    ofThem: { document: 32, stylesheet: 0, font: 37, image: 2, script: SCRIPT_KILOBYTES },
  },
} as const satisfies Record<string, FirstView>;
