import { expect, test } from 'vitest';
import type { Cart, CartLine } from '#domain/cart/cart-line.ts';
import { NO_EXTRAS } from '#domain/cart/line-extras.ts';
import { BY_PIECE } from '#domain/measure/sale-unit.ts';
import { pesos } from '#domain/money/centavos.ts';
import type { CartStorage } from './cart-storage.ts';
import { createCartStore } from './cart-store.ts';

function aLine(productId: string, quantities: Record<string, number> = { '': 1 }): CartLine {
  const snapshot = {
    brand: 'Dentón',
    name: 'Cierre',
    photo: null,
    section: 'Merceria' as const,
    price: pesos(100),
    bulkOffer: null,
    vat: '21' as const,
    saleUnit: BY_PIECE,
    colours: [],
    models: [],
    isSoldOut: false,
    soldOutVariants: [],
  };
  return { productId, quantities, snapshot, extras: NO_EXTRAS };
}

/** A storage that two tabs of a browser share. */
function sharedStorage(): CartStorage & { text: string | null } {
  return {
    text: null,
    read() {
      return this.text;
    },
    write(text) {
      this.text = text;
      return true;
    },
    clear() {
      this.text = null;
    },
  };
}

const forbiddenStorage: CartStorage = { read: () => undefined, write: () => false, clear: () => undefined };

const units = (cart: Cart) => cart.map((line) => [line.productId, line.quantities]);

test('added products are there after a reload [CART-015 CART-021]', () => {
  const storage = sharedStorage();
  createCartStore(storage).dispatch({ type: 'add-line', line: aLine('a', { Rojo: 6 }) });
  expect(units(createCartStore(storage).cart())).toEqual([['a', { Rojo: 6 }]]);
});

test('a changed quantity is stored too [CART-016]', () => {
  const storage = sharedStorage();
  const store = createCartStore(storage);
  store.dispatch({ type: 'add-line', line: aLine('a', { Rojo: 6 }) });
  store.dispatch({ type: 'change-quantity', productId: 'a', variant: 'Rojo', delta: -2 });
  expect(units(createCartStore(storage).cart())).toEqual([['a', { Rojo: 4 }]]);
});

test('a reset clears the storage [CART-017 CART-018]', () => {
  const storage = sharedStorage();
  const store = createCartStore(storage);
  store.dispatch({ type: 'add-line', line: aLine('a') });
  store.dispatch({ type: 'reset' });
  expect(storage.text).toBeNull();
  expect(store.cart()).toEqual([]);
});

test('without storage the cart lasts for the visit [CART-G02]', () => {
  const store = createCartStore(forbiddenStorage);
  store.dispatch({ type: 'add-line', line: aLine('a') });
  store.dispatch({ type: 'add-line', line: aLine('b') });
  expect(store.cart().map((line) => line.productId)).toEqual(['a', 'b']);
});

test('with a full storage the cart lasts for the visit, also over an older stored cart [CART-015]', () => {
  const storage = { ...sharedStorage(), text: '[]', write: () => false };
  const store = createCartStore(storage);
  store.dispatch({ type: 'add-line', line: aLine('a') });
  store.dispatch({ type: 'add-line', line: aLine('b') });
  expect(store.cart().map((line) => line.productId)).toEqual(['a', 'b']);
});

test('two tabs that add at the same time lose nothing [CART-G07]', () => {
  const storage = sharedStorage();
  const one = createCartStore(storage);
  const other = createCartStore(storage);
  one.dispatch({ type: 'add-line', line: aLine('a') });
  other.dispatch({ type: 'add-line', line: aLine('b') });
  one.reread();
  expect(one.cart().map((line) => line.productId)).toEqual(['a', 'b']);
  expect(one.cart()).toEqual(other.cart());
});

test('adding a product again adds to its line [CART-G04]', () => {
  const store = createCartStore(sharedStorage());
  store.dispatch({ type: 'add-line', line: aLine('a', { Rojo: 1 }) });
  store.dispatch({ type: 'add-line', line: aLine('a', { Rojo: 2, Negro: 3 }) });
  expect(units(store.cart())).toEqual([['a', { Rojo: 3, Negro: 3 }]]);
});
