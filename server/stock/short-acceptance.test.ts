import { describe, expect, test } from 'vitest';
import { builtPages } from '#server/pages/pages-source.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { aQuoteLine, quoteDesk, tokenOf } from '#tests/support/quote-desk.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { stockDesk } from '#tests/support/stock-desk.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('accepting what is there on %s', (engine) => {
  const thread = aThread({ colours: ['Rojo', 'Azul'], models: [] });
  const shop = shopForEachTest(engine, async () => ({ products: [thread], pages: await builtPages() }));
  const desk = () => ({ ...quoteDesk(shop), ...stockDesk(shop, thread) });

  async function quoted(quantities: Record<string, number>): Promise<string> {
    const { order, send } = desk();
    const sent = await send(await order(thread), { lines: [aQuoteLine(thread, quantities)] });
    return tokenOf(sent.json().link);
  }

  test('what is no longer available is still accepted, unless the shop chose otherwise; then it is named [STOCK-003]', async () => {
    const { switchOn, count, accept } = desk();
    await switchOn();
    await count(3);
    expect((await accept(await quoted({ Rojo: 4 }))).statusCode).toBe(200);
    await switchOn({ refusesShort: true });
    const short = await accept(await quoted({ Rojo: 1, Azul: 9 }));
    expect([short.statusCode, short.json()]).toMatchObject([
      409,
      { code: 'short', ids: [thread.id], detail: `Ya no alcanza: ${thread.brand} ${thread.name} (Rojo).` },
    ]);
    // Blue is not counted.
    expect((await accept(await quoted({ Azul: 9 }))).statusCode).toBe(200);
  });

  test('who was promised first comes first, and the quote of another waits for its end [STOCK-003]', async () => {
    const { switchOn, count, accept } = desk();
    await switchOn({ refusesShort: true });
    await count(10);
    const first = await quoted({ Rojo: 8 });
    shop.clock.now += 1000;
    const second = await quoted({ Rojo: 3 });
    expect((await accept(second)).json()).toMatchObject({ code: 'short' });
    expect((await accept(first)).statusCode).toBe(200);
    expect((await accept(second)).json()).toMatchObject({ code: 'short' });
    await count(11);
    expect((await accept(second)).statusCode).toBe(200);
    // The same press again gets the first answer, whatever is left.
    await count(0);
    expect((await accept(second)).statusCode).toBe(200);
  });

  test('where only an accepted quote promises, a sent one keeps nobody from accepting [STOCK-003]', async () => {
    const { switchOn, count, accept, sums } = desk();
    await switchOn({ refusesShort: true, promisesFrom: 'accepted' });
    await count(10);
    const first = await quoted({ Rojo: 8 });
    shop.clock.now += 1000;
    const second = await quoted({ Rojo: 3 });
    expect(await sums()).toEqual({ there: 10, promised: 0 });
    expect((await accept(second)).statusCode).toBe(200);
    expect(await sums()).toEqual({ there: 10, promised: 3 });
    expect((await accept(first)).json()).toMatchObject({ code: 'short' });
  });

  test.each(['sent', 'accepted'])(
    'of many who accept the last three at once, exactly three succeed, whether %s quotes promise [STOCK-007]',
    async (promisesFrom) => {
      const { switchOn, count, accept, sums } = desk();
      await switchOn({ refusesShort: true, promisesFrom });
      await count(3);
      const tokens: string[] = [];
      for (let made = 0; made < timesInStorm(12, 200); made += 1) tokens.push(await quoted({ Rojo: 1 }));
      const answers = await Promise.all(tokens.map((token) => accept(token)));
      const counted = Map.groupBy(answers, ({ statusCode }) => statusCode);
      expect([counted.get(200)?.length, counted.get(409)?.length]).toEqual([3, tokens.length - 3]);
      expect((await sums()).there).toBe(3);
    },
  );

  test('two lines of one product are asked together [STOCK-007]', async () => {
    const { switchOn, count, accept, order, send } = desk();
    await switchOn({ refusesShort: true });
    await count(3);
    const lines = [aQuoteLine(thread, { Rojo: 2 }), aQuoteLine(thread, { Rojo: 2 })];
    const sent = await send(await order(thread), { lines });
    expect(sent.statusCode).toBe(201);
    expect((await accept(tokenOf(sent.json().link))).json()).toMatchObject({ code: 'short' });
  });

  test('the customer’s plain form says what no longer suffices [STOCK-003]', async () => {
    const { switchOn, count } = desk();
    await switchOn({ refusesShort: true });
    await count(0);
    const token = await quoted({ Rojo: 1 });
    const answer = await shop.call({
      method: 'POST',
      url: `/presupuesto/${token}/aceptar`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'version=1',
    });
    expect([answer.statusCode, answer.body]).toEqual([409, expect.stringContaining('Ya no alcanza')]);
  });
});
