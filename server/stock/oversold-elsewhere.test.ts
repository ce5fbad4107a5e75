import { describe, expect, test } from 'vitest';
import { aThread } from '#tests/support/a-thread.ts';
import { aQuoteLine, quoteDesk, tokenOf } from '#tests/support/quote-desk.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { stockDesk } from '#tests/support/stock-desk.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

/** Faults that users of other shops reported, by the steps of their reports, in a shop that accepts only what is there. */
describe.each(ENGINES)('what other shops sold twice, on %s', (engine) => {
  const thread = aThread({ colours: ['Rojo', 'Azul'], models: [] });
  const shop = shopForEachTest(engine, { products: [thread] });
  const desk = () => ({ ...quoteDesk(shop), ...stockDesk(shop, thread) });

  const { setStatus, remove } = quoteDesk(shop);

  async function quoted(...units: number[]): Promise<{ id: string; token: string }> {
    const { order, send } = desk();
    const id = await order(thread);
    const sent = await send(id, { lines: units.map((count) => aQuoteLine(thread, { Rojo: count })) });
    if (sent.statusCode !== 201) throw new Error(sent.body);
    return { id, token: tokenOf(sent.json().link) };
  }

  const codes = (answers: readonly { readonly statusCode: number }[]) =>
    answers.map(({ statusCode }) => statusCode).toSorted();

  // github.com/medusajs/medusa/issues/16569, github.com/vendurehq/vendure/issues/3508
  test('the last one, asked for twice at once, is given once, and what is promised never falls below nothing [STOCK-003 STOCK-007]', async () => {
    const { switchOn, count, accept, sums } = desk();
    await switchOn({ refusesShort: true, promisesFrom: 'accepted' });
    await count(1);
    const quotes = [await quoted(1), await quoted(1)];
    expect(codes(await Promise.all(quotes.map(({ token }) => accept(token))))).toEqual([200, 409]);
    expect(await sums()).toEqual({ there: 1, promised: 1 });
    await Promise.all(quotes.map(({ id }) => remove(id)));
    expect(await sums()).toEqual({ there: 1, promised: 0 });
  });

  // github.com/woocommerce/woocommerce/issues/22521
  test('of five, two who take three at the same moment do not both get them [STOCK-003 STOCK-004 STOCK-007]', async () => {
    const { switchOn, count, accept, sums, sumOfRows } = desk();
    await switchOn({ refusesShort: true, promisesFrom: 'accepted' });
    await count(5);
    const quotes = [await quoted(3), await quoted(3)];
    const answers = await Promise.all(quotes.map(({ token }) => accept(token)));
    expect(codes(answers)).toEqual([200, 409]);
    const taken = quotes[answers.findIndex(({ statusCode }) => statusCode === 200)];
    await setStatus(taken?.id ?? '', 'Listo');
    expect([await sums(), await sumOfRows()]).toEqual([{ there: 2, promised: 0 }, 2]);
  });

  // github.com/medusajs/medusa/issues/16502, github.com/vendurehq/vendure/issues/2702
  test('two lines of one product, each of which would fit alone, are refused together, and fit together [STOCK-007]', async () => {
    const { switchOn, count, accept, sums } = desk();
    await switchOn({ refusesShort: true });
    await count(5);
    const { id, token } = await quoted(5, 5);
    expect((await accept(token)).json()).toMatchObject({ code: 'short' });
    await count(10);
    expect((await accept(token)).statusCode).toBe(200);
    await setStatus(id, 'Listo');
    expect(await sums()).toEqual({ there: 0, promised: 0 });
  });

  // github.com/medusajs/medusa/issues/12401
  test('prepared and deleted by several at once, an order gives its promise back once, in its own amount [STOCK-003 STOCK-004 STOCK-007]', async () => {
    const { switchOn, count, accept, sums, sumOfRows } = desk();
    await switchOn();
    await count(30);
    const kept = await quoted(4);
    const { id, token } = await quoted(7);
    await accept(token);
    expect(await sums()).toEqual({ there: 30, promised: 11 });
    await Promise.all([setStatus(id, 'Listo'), remove(id), setStatus(id, 'Listo'), remove(id)]);
    expect([await sums(), await sumOfRows()]).toEqual([{ there: 30, promised: 4 }, 30]);
    await remove(kept.id);
    expect(await sums()).toEqual({ there: 30, promised: 0 });
  });

  // github.com/vendurehq/vendure/issues/1738
  test('who chose before another one bought the rest is told so when they accept [STOCK-003]', async () => {
    const { switchOn, count, accept, sums } = desk();
    await switchOn({ refusesShort: true, promisesFrom: 'accepted' });
    await count(20);
    const early = await quoted(5);
    const whole = await quoted(20);
    expect((await accept(whole.token)).statusCode).toBe(200);
    await setStatus(whole.id, 'Listo');
    expect((await accept(early.token)).json()).toMatchObject({ code: 'short' });
    expect(await sums()).toEqual({ there: 0, promised: 0 });
  });

  // github.com/woocommerce/woocommerce/issues/67354
  test('nobody is kept from the last one by their own earlier promise [STOCK-003]', async () => {
    const { switchOn, count, accept, send, sums } = desk();
    await switchOn({ refusesShort: true });
    await count(2);
    const { id } = await quoted(2);
    const again = await send(id, { lines: [aQuoteLine(thread, { Rojo: 2 })] });
    expect(await sums()).toEqual({ there: 2, promised: 2 });
    expect((await accept(tokenOf(again.json().link), 2)).statusCode).toBe(200);
    expect(await sums()).toEqual({ there: 2, promised: 2 });
  });

  // github.com/medusajs/medusa/issues/12796
  test('what was prepared is taken back also where the shelf says less than nothing [STOCK-002 STOCK-004]', async () => {
    const { switchOn, count, order, move, sums } = desk();
    await switchOn();
    await count(12);
    const id = await order(thread);
    await setStatus(id, 'Listo');
    await move('sold', 5);
    expect(await sums()).toMatchObject({ there: -5 });
    expect((await setStatus(id, 'pendiente')).statusCode).toBe(200);
    expect(await sums()).toMatchObject({ there: 7 });
  });
});
