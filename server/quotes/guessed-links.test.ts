import { describe, expect, test } from 'vitest';
import { newLinkToken } from '#server/kernel/link-token.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { quoteDesk } from '#tests/support/quote-desk.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('guessing the links of quotes on %s', (engine) => {
  const thread = aThread();
  const shop = shopForEachTest(engine, { products: [thread], hasRateLimits: true });
  const desk = quoteDesk(shop);

  test('ends after 120 looks a minute from one address [QUOTE-012]', async () => {
    const token = await desk.sent(await desk.order(thread), thread);
    expect(await statusesOf(130, () => desk.open(newLinkToken()))).toEqual({ 404: 120, 429: 10 });
    expect((await desk.open(token)).json()).toMatchObject({ status: 429, code: 'too-many-requests' });
  });

  test('ends after 30 acceptances or questions a minute from one address [QUOTE-012]', async () => {
    const accept = () => desk.accept(newLinkToken());
    const ask = () => desk.ask(newLinkToken(), 'Que sean 20');
    for (const call of [accept, ask]) expect(await statusesOf(31, call)).toEqual({ 404: 30, 429: 1 });
  });

  test('a link’s neighbours open nothing [QUOTE-012]', async () => {
    const token = await desk.sent(await desk.order(thread), thread);
    const last = token.at(-1) === 'A' ? 'B' : 'A';
    const neighbours = [token.slice(0, -1) + last, token.slice(0, -1), `${token}A`, token.toLowerCase(), '%'];
    for (const neighbour of neighbours) {
      const answer = await desk.open(encodeURIComponent(neighbour));
      expect(answer.json()).toMatchObject({ status: 404, code: 'quote-not-found' });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });
});

async function statusesOf(count: number, call: () => Promise<{ readonly statusCode: number }>) {
  const statuses: Record<number, number> = {};
  for (let made = 0; made < count; made += 1) {
    const { statusCode } = await call();
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
  }
  return statuses;
}
