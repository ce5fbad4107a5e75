import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEMO_STORE } from '#config/demo-store.ts';
import { ZERO } from '#domain/money/centavos.ts';
import type { OrderRefusalCode } from '#schemas/wire/order-refusal.ts';
import type { ApiProblem } from '#web/api/api-client.ts';
import { StoreProvider } from '#web/storefront/store-context.tsx';
import { cureFor } from './order-cures.tsx';

const aProblem = (code: string, more: object = {}): ApiProblem => ({
  type: 'about:blank',
  status: 422,
  code,
  title: 'No',
  ...more,
});

function recordedCart() {
  const calls: string[] = [];
  return {
    calls,
    takeOver: (products: readonly unknown[]) => calls.push(`takeOver ${products.length}`),
    refresh: async () => calls.push('refresh') > 0,
    markUnavailable: async (ids: readonly string[]) => calls.push(`markUnavailable ${ids}`) > 0,
  };
}

async function mended(problem: ApiProblem): Promise<string[]> {
  const { calls, ...cart } = recordedCart();
  await cureFor(problem).mend?.(problem, cart);
  return calls;
}

function noticeOf(problem: ApiProblem, store = DEMO_STORE): string {
  const { Notice } = cureFor(problem);
  if (Notice === null) throw new Error('no notice');
  const categories = { taxonomy: [], quickSearches: [] };
  const page = {
    store,
    categories,
    desk: null,
    banners: [],
    colours: null,
    isAdministrator: false,
    publicUrl: 'https://hilvan.test',
    year: 2026,
  };
  const refusal = { problem, formerTotal: ZERO, isCurrent: true };
  const notice = createElement(Notice, { refusal });
  return renderToStaticMarkup(createElement(StoreProvider, { value: page, children: notice }));
}

const HEALED_BY_WAITING = [
  'storage-unreachable',
  'storage-read-only',
  'storage-full',
  'overloaded',
  'unexpected',
] as const satisfies readonly OrderRefusalCode[];

test.each(HEALED_BY_WAITING)(
  '%s is mended by waiting, as the specified dialog says [CHECKOUT-041]',
  (code) => {
    expect(cureFor({ code, status: 503 })).toEqual({ Notice: null });
  },
);

test('a code that this page does not know: a fault of the server passes, anything else needs a new page', () => {
  expect(cureFor({ code: 'unreadable-answer', status: 502 }).Notice).toBeNull();
  expect(noticeOf(aProblem('toString', { status: 400 }))).toContain('Recarga la página');
});

test('refusals of what is in the cart bring it up to date first [CART-024 CHECKOUT-048 BUY-006]', async () => {
  expect(await mended(aProblem('unknown-product', { ids: ['a', 'b'] }))).toEqual(['markUnavailable a,b']);
  expect(await mended(aProblem('price-changed', { lines: [] }))).toEqual(['takeOver 0']);
  for (const code of ['unfit-quantities', 'sold-out', 'price-changed', 'unknown-product']) {
    expect(await mended(aProblem(code))).toEqual(['refresh']);
  }
});

test.each([
  ['too-large', 'Deja una parte para otro pedido'],
  ['too-many-requests', 'Espera un minuto'],
  ['too-much-content', 'Vuelve a intentar en'],
  ['too-slow', 'mejor señal'],
  ['key-reused', 'vuelve a confirmarlo'],
  ['beyond-sums', 'Revisa las cantidades'],
  ['foreign-origin', 'https://hilvan.test'],
  ['storage-damaged', 'wa.me'],
  ['malformed-body', 'Recarga la página'],
  ['invalid-request', 'Recarga la página'],
] as const satisfies readonly (readonly [OrderRefusalCode, string])[])(
  '%s says what to do: %s [CHECKOUT-041]',
  (code, words) => {
    const said = noticeOf(aProblem(code));
    expect(said).toContain(words);
    expect(said).not.toContain('luego');
  },
);

test.each([
  'beyond-sums',
  'too-much-content',
  'foreign-origin',
  'storage-damaged',
  'malformed-body',
] as const)('in a shop without a chat the notice of %s leads to its contact page [CHECKOUT-041]', (code) => {
  const said = noticeOf(aProblem(code), { ...DEMO_STORE, whatsappDigits: '' });
  expect(said).toMatch(/<a [^>]*href="\/contact"[^>]*>escríbenos<\/a>/);
  expect(said).not.toContain('WhatsApp');
});

test('data that the shop refuses is named field by field [CHECKOUT-034]', () => {
  const errors = [
    'Nombre: tiene más de 120 letras',
    'Nombre: tiene más de 120 letras',
    'Teléfono: no es válido',
  ];
  const problem = aProblem('invalid-request', {
    errors: errors.map((message) => ({ field: 'userName', message })),
  });
  const said = noticeOf(problem);
  expect(said.match(/<li>/g)).toHaveLength(2);
  expect(said).toContain('Teléfono: no es válido');
});
