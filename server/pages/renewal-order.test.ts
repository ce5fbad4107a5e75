import { expect, test } from 'vitest';
import { aVariant } from '#tests/support/a-shared-page.ts';
import { askedAgain, NEVER_ASKED, type Popularity } from './popularity.ts';
import { renewalOrder } from './renewal-order.ts';

const MINUTE = 60_000;
const NOON = 12 * 60 * MINUTE;

test('the page that was asked for most is renewed first', () => {
  const pages = [aPage('/FAQ', asked(2)), aPage('/', asked(9)), aPage('/cart', asked(4))];
  expect(order(pages)).toEqual(['/', '/cart', '/FAQ']);
});

test('a request counts half as much after five minutes', () => {
  const earlier = asked(9, NOON - 10 * MINUTE);
  expect(order([aPage('/FAQ', earlier), aPage('/cart', asked(3))])).toEqual(['/cart', '/FAQ']);
  expect(order([aPage('/FAQ', earlier), aPage('/cart', asked(2))])).toEqual(['/FAQ', '/cart']);
  expect(askedAgain(earlier, NOON).count).toBe(9 / 4 + 1);
});

test('a page that was asked for once waits after five minutes until somebody asks', () => {
  expect(order([aPage('/FAQ', asked(1, NOON - 5 * MINUTE))])).toEqual(['/FAQ']);
  expect(order([aPage('/FAQ', asked(1, NOON - 5 * MINUTE - 1))])).toEqual([]);
});

test('one order of each page comes before the second order of any [HOME-004]', () => {
  const pages = [
    aPage('/', asked(3), 1),
    aPage('/', asked(2), 2),
    aPage('/cart', asked(4)),
    aPage('/', asked(1), 3),
    aPage('/?q=hilo', asked(1), 1),
    aPage('/?q=hilo', asked(2), 2),
  ];
  expect(order(pages)).toEqual(['/ 1', '/cart', '/?q=hilo 2', '/ 2', '/?q=hilo 1', '/ 3']);
});

function asked(times: number, at = NOON): Popularity {
  return Array.from({ length: times }).reduce<Popularity>((before) => askedAgain(before, at), NEVER_ASKED);
}

function aPage(href: string, popularity: Popularity, seed: number | null = null) {
  return { variant: { ...aVariant(href), seed }, popularity };
}

function order(pages: ReturnType<typeof aPage>[]): string[] {
  return renewalOrder(pages, NOON).map(({ variant: { address, seed } }) =>
    seed === null ? address.href : `${address.href} ${seed}`,
  );
}
