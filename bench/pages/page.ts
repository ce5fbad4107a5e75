import { COLOURS } from '#domain/products/colours.ts';
import type { Product } from '#domain/products/product.ts';
import type { Interaction } from './interactions.ts';

/** Selectors of a button, and of an element that appears once a press is answered. */
export type Press = { readonly button: string; readonly answer: string };

const OPEN_MENU: Press = { button: '[aria-label="Abrir menú"]', answer: 'dialog[open], [role="dialog"]' };
const ADD_UNIT: Press = { button: '.stepper > [aria-label^="Agregar"]', answer: '.stepper[data-filled]' };

export type Page = {
  readonly name: string;
  readonly path: string;
  /** The products of its cart; empty for a first visit. */
  readonly cart: readonly Product[];
  /** Whether search engines may list it. */
  readonly isListed: boolean;
  readonly press: Press;
  readonly interactions: readonly Interaction[];
};

/** The pages of a purchase, in a shop with these products, one of which comes in all colours. */
export function pagesOfPurchase(products: readonly Product[]): Page[] {
  const shown = products.filter(({ isHidden, price }) => !isHidden && price !== null);
  // With all there is to show: colours and a bulk offer.
  const product = shown.find(({ bulkOffer, colours }) => bulkOffer !== null && colours.length >= 3);
  if (product === undefined) throw new Error('the demo has no product with colours and a bulk offer');
  const inAllColours = shown.find(({ colours }) => colours.length === COLOURS.length);
  if (inAllColours === undefined) throw new Error('no product comes in all colours');
  const page = { cart: [], isListed: true, press: OPEN_MENU };
  return [
    { ...page, name: 'Portada', path: '/', interactions: ['panel', 'search'] },
    {
      ...page,
      name: 'Categoría',
      path: `/?subsection=${encodeURIComponent(product.subsection)}`,
      interactions: ['panel', 'search'],
    },
    {
      ...page,
      name: 'Producto',
      path: `/moreInfo/${product.id}`,
      press: ADD_UNIT,
      interactions: ['stepper', 'panel'],
    },
    {
      ...page,
      name: 'Carrito',
      path: '/cart',
      cart: shown.slice(0, 2),
      isListed: false,
      interactions: ['panel', 'stepper'],
    },
    { ...page, name: 'Calculadora', path: '/calculadora', interactions: ['panel'] },
    {
      ...page,
      name: '48 colores',
      path: `/moreInfo/${inAllColours.id}`,
      interactions: ['colour', 'stepper'],
    },
  ];
}
