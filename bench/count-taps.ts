import type { Locator, Page as Tab } from '@playwright/test';
import { isVariantSoldOut } from '#domain/products/availability.ts';
import type { Product } from '#domain/products/product.ts';
import { variantsOf } from '#domain/products/variants.ts';

/** Something to buy: a unit of a product, of its first colour or model where it has some. */
export type Thing = { readonly product: Product; readonly variant: string; readonly label: string };

type Hand = {
  /** A touch of the screen. Typing letters is none, a key like 'Buscar' is one. */
  readonly tap: (place: Locator) => Promise<void>;
  readonly search: (field: Locator, words: string) => Promise<void>;
};

/** So many different things, every fifth with colours or models, in the order of the catalogue. */
export function thingsToBuy(products: readonly Product[], many: number): Thing[] {
  const named = new Map(products.map((product) => [product.name, product]));
  const things = [...named.values()].filter(isForSale).map(thingOf);
  const [plain, varied] = [things.filter(isPlain), things.filter((thing) => !isPlain(thing))];
  return Array.from({ length: many }, (_, place) =>
    place % 5 === 4 ? varied[Math.floor(place / 5)] : plain[place - Math.floor(place / 5)],
  ).filter((thing) => thing !== undefined);
}

/** By the header's search, each from its card in the results. */
export async function tapsBySearch(tab: Tab, things: readonly Thing[]): Promise<number> {
  const { hand, count } = countingHand(tab);
  for (const thing of things) {
    await hand.tap(tab.getByRole('banner').getByText('Buscar en la tienda').locator('..'));
    await hand.search(tab.getByRole('combobox', { name: 'Buscar en la tienda' }), thing.product.name);
    const card = tab.getByRole('article').filter({
      has: tab.getByRole('heading', { name: thing.product.name, exact: true }),
    });
    await addFromCard(hand, { tab, card: card.first(), thing });
  }
  return count();
}

/** By one pasted list. A paste is two touches: a long one, and 'Pegar'. */
export async function tapsByList(tab: Tab, things: readonly Thing[]): Promise<number> {
  const { hand, count } = countingHand(tab);
  await hand.tap(tab.getByRole('banner').getByText('Buscar en la tienda').locator('..'));
  await hand.tap(tab.getByRole('link', { name: 'Pegar una lista' }));
  const field = tab.getByLabel('Tu lista');
  await hand.tap(field);
  await field.fill(things.map(({ product, label }) => `1 x ${product.name} ${label}`.trim()).join('\n'));
  await hand.tap(tab.getByRole('button', { name: 'Pasar al carrito' }));
  await tab.getByRole('link', { name: 'Ir al carrito' }).waitFor();
  const ofPasting = 1;
  return count() + ofPasting;
}

/** How many units the cart holds, after a reload. */
export async function unitsInCart(tab: Tab): Promise<number> {
  await tab.goto('/contact');
  const label = await tab.getByRole('button', { name: /^Carrito, / }).getAttribute('aria-label');
  return Number(/\d+/.exec(label ?? '')?.[0] ?? 0);
}

async function addFromCard(
  { tap }: Hand,
  { tab, card, thing }: { tab: Tab; card: Locator; thing: Thing },
): Promise<void> {
  if (isPlain(thing)) {
    await tap(card.getByRole('button', { name: /^Agregar de/ }));
    await card.getByRole('button', { name: /^Agregar una unidad/ }).waitFor();
    return;
  }
  await tap(card.getByRole('button', { name: /^Elegir/ }));
  const sheet = tab.getByRole('dialog', { name: /^Elegir/ });
  // Few variants have a stepper each, many a grid of swatches.
  const plus = sheet.getByRole('button', { name: `Agregar una unidad de ${thing.label}`, exact: true });
  const swatch = sheet.getByRole('toolbar').getByRole('button', { name: thing.label, exact: true });
  await tap(plus.or(swatch).first());
  await tap(sheet.getByRole('button', { name: 'AGREGAR AL CARRITO' }));
  await sheet.waitFor({ state: 'hidden' });
}

function countingHand(tab: Tab): { hand: Hand; count: () => number } {
  let taps = 0;
  const hand: Hand = {
    async tap(place) {
      taps += 1;
      await place.tap();
    },
    async search(field, words) {
      taps += 1;
      await field.fill(words);
      await field.press('Enter');
      await tab.waitForURL((url) => url.searchParams.get('q') === words);
    },
  };
  return { hand, count: () => taps };
}

function isForSale(product: Product): boolean {
  return !product.isHidden && product.name !== '' && variantsOf(product).some(isFree(product));
}

const isFree =
  (product: Product) =>
  ({ key }: { key: string }) =>
    !isVariantSoldOut(product, key);

function thingOf(product: Product): Thing {
  const { key = '', label = '' } = variantsOf(product).find(isFree(product)) ?? {};
  return { product, variant: key, label };
}

const isPlain = ({ label }: Thing): boolean => label === '';
