import { describe, expect, test } from 'vitest';
import type { WireBankCredit } from '#schemas/bank-match-answers.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { bankDesk } from '#tests/support/bank-desk.ts';
import {
  andinoWorkbook,
  COSTA_CSV,
  MERCADO_PAGO_RELEASES,
  MERCADO_PAGO_STATEMENT,
  SALADO_CSV,
  saladoFile,
} from '#tests/support/corpus/bank-files.ts';
import { paymentDesk } from '#tests/support/payment-desk.ts';
import { quoteDesk } from '#tests/support/quote-desk.ts';
import { receiptForm } from '#tests/support/receipt-form.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

const DAY = '2026-11-20';
/** The order of twelve threads comes to $ 54.000, and by transfer to $ 51.300. */
const GIETZ = { day: DAY, text: 'TRANSF GIETZ MARTA', pesos: 51_300 };

describe.each(ENGINES)('the files of banks on %s', (engine) => {
  const thread = aThread();
  const shop = shopForEachTest(engine, { products: [thread] });
  const quotes = quoteDesk(shop);
  const desk = paymentDesk(shop);
  const bank = bankDesk(shop);

  async function anOrder(customer = {}): Promise<string> {
    await desk.switchOn();
    return quotes.order(thread, customer);
  }
  async function dropped(...credits: Parameters<typeof saladoFile>[0]): Promise<WireBankCredit[]> {
    const answer = await bank.drop(saladoFile(credits));
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json().credits;
  }
  async function onlyOne(): Promise<WireBankCredit> {
    const [credit, ...others] = await bank.credits();
    if (credit === undefined || others.length > 0) throw new Error('not one credit');
    return credit;
  }
  const stored = async () =>
    (await shop.ctx.db.selectFrom('bank_files').select('id').execute()).length +
    (await shop.ctx.db.selectFrom('bank_credits').select('id').execute()).length;

  test.each([
    [
      'two columns and notes',
      SALADO_CSV,
      [
        [
          '2026-11-26',
          608_180.5,
          '30000114495',
          'TRANSFERENCIA DE TERCEROS COOP DE TRABAJO LA AGUJA 30-00011449-5',
        ],
        ['2026-11-25', 91_437.5, '27000138733', 'TRANSFERENCIA DE TERCEROS GIETZ MARTA SUSANA 27-00013873-3'],
        ['2026-11-24', 50_000, '', 'DEP EFECTIVO CAJERO 0418'],
        ['2026-11-24', 50_000, '', 'DEP EFECTIVO CAJERO 0418'],
      ],
    ],
    [
      'titles, a signed column and an alphabet of Windows',
      COSTA_CSV,
      [
        ['2026-11-26', 36_575, '27000138733', 'Transf. Núñez Ángela 27000138733'],
        ['2026-11-24', 22_410, '', 'Cr inmediato Zbrun N'],
      ],
    ],
    [
      'a workbook with days, numbers and a sign',
      null,
      [
        ['2026-11-26', 385_200, '30000128127', 'TRANSF RECIBIDA CUESTA TALLERES SRL 30000128127'],
        ['2026-11-25', 0.3, '', 'TRANSF RECIBIDA KEES ROSANA'],
      ],
    ],
    [
      'Mercado Pago’s statement',
      MERCADO_PAGO_STATEMENT,
      [
        ['2026-11-26', 22_410, '', 'Transferencia recibida Noelia Zbrun'],
        ['2026-11-25', 90_000, '', 'Transferencia recibida Omar Schneider'],
      ],
    ],
    [
      'Mercado Pago’s report of released money',
      MERCADO_PAGO_RELEASES,
      [['2026-11-27', 64_800.9, '27000138733', 'payment Gietz Marta']],
    ],
  ])('%s are read to the centavo, and debits and sums left out [PAY-004]', async (_shape, file, read) => {
    await desk.switchOn();
    const answer = await bank.drop(file ?? (await andinoWorkbook()));
    expect(answer.statusCode).toBe(201);
    const credits = answer.json<{ credits: WireBankCredit[] }>().credits;
    expect(credits.map(({ day, amount, taxId, text }) => [day, amount, taxId, text])).toEqual(read);
    expect(credits.every(({ state, kind }) => state === 'open' && kind === 'unknown')).toBe(true);
  });

  test('a sure one is taken with one press and settles its order with the discount [PAY-004]', async () => {
    const id = await anOrder();
    const [credit] = await dropped(GIETZ);
    expect(credit).toMatchObject({
      kind: 'sure',
      options: [
        { order: { _id: id, orderNumber: 1, customer: 'Marta Gietz' }, amount: 'whole', payer: 'name' },
      ],
    });
    const answer = await bank.take(await onlyOne());
    expect(answer.json()).toMatchObject({ paid: 51_300, balance: 0 });
    const { payments } = await desk.paymentsOf(id);
    expect(payments).toMatchObject([
      {
        amount: 51_300,
        discount: 2700,
        method: 'transferencia',
        date: DAY,
        note: 'Banco: TRANSFERENCIA TRANSF GIETZ MARTA',
      },
    ]);
    expect(await onlyOne()).toMatchObject({ state: 'taken', order: { _id: id, customer: 'Marta Gietz' } });
  });

  test('the same file again, and one that overlaps, propose nothing twice [PAY-004]', async () => {
    const id = await anOrder();
    await dropped(GIETZ);
    await bank.take(await onlyOne());
    await anOrder();
    const again = await dropped({ ...GIETZ, text: 'Transf.  Gietz  Marta' }, { ...GIETZ, pesos: 51_300.01 });
    expect(again.map(({ state, kind }) => [state, kind])).toEqual([
      ['open', 'likely'],
      ['taken', undefined],
    ]);
    expect((await desk.paymentsOf(id)).payments).toHaveLength(1);
  });

  test('pressed by eight at once, for two orders, it is one payment [PAY-004]', async () => {
    const [one, other] = [await anOrder(), await anOrder()];
    const [credit] = await dropped(GIETZ);
    expect(credit).toMatchObject({ kind: 'several' });
    const presses = Array.from({ length: 8 }, (_, index) =>
      bank.press(credit?.id ?? '', 'take', { orderId: index % 2 === 0 ? one : other }),
    );
    const answers = await Promise.all(presses);
    expect(
      new Set(answers.map(({ statusCode, json }) => (statusCode === 200 ? json().id : json().code))).size,
    ).toBe(2);
    const payments = [...(await desk.paymentsOf(one)).payments, ...(await desk.paymentsOf(other)).payments];
    expect(payments).toHaveLength(1);
  });

  test('what is proposed follows what was paid: the deposit, then the rest [PAY-004]', async () => {
    const id = await anOrder();
    await dropped({ ...GIETZ, pesos: 15_390 }, { ...GIETZ, pesos: 35_910 });
    const [deposit, rest] = await bank.credits();
    expect([deposit?.kind, deposit?.options?.[0]?.amount, rest?.kind]).toEqual([
      'sure',
      'deposit',
      'unknown',
    ]);
    if (deposit) await bank.take(deposit);
    const after = (await bank.credits()).find(({ state }) => state === 'open');
    expect(after).toMatchObject({ kind: 'sure', options: [{ amount: 'whole', balance: 38_610 }] });
    if (after) await bank.take(after);
    expect(await desk.paymentsOf(id)).toMatchObject({ balance: 0, discount: 2700 });
  });

  test('a receipt of the same money is settled with it, and a written payment is not paid again [PAY-003 PAY-004]', async () => {
    const id = await anOrder();
    const url = `/api/orders/link/${await desk.tokenOf(id)}/receipts`;
    await shop.call({ method: 'POST', url, ...receiptForm({ amount: '20000.00', date: DAY }) });
    await dropped({ ...GIETZ, pesos: 20_000 });
    expect(await onlyOne()).toMatchObject({ kind: 'sure', options: [{ amount: 'told' }] });
    await bank.take(await onlyOne());
    expect((await shop.callAsAdministrator({ url: '/api/receipts' })).json()).toEqual([]);
    await desk.pay(id, 10_000);
    const credits = await dropped({ ...GIETZ, pesos: 10_000 });
    const written = credits.find(({ amount }) => amount === 10_000);
    expect(written).toMatchObject({
      kind: 'sure',
      options: [{ amount: 'written', paymentId: expect.any(String) }],
    });
    if (written) expect((await bank.take(written)).json()).toMatchObject({ paid: 30_000 });
    expect((await desk.paymentsOf(id)).payments).toHaveLength(2);
  });

  test('of two receipts of one amount, a payment settles its own or the one that waited for it [PAY-003 PAY-004]', async () => {
    const id = await anOrder();
    const url = `/api/orders/link/${await desk.tokenOf(id)}/receipts`;
    const form = receiptForm({ amount: '10000.00', date: DAY });
    const sent = async () => (await shop.call({ method: 'POST', url, ...form })).json().id;
    const waiting = async () =>
      (await shop.callAsAdministrator({ url: '/api/receipts' })).json().map((one: { id: string }) => one.id);
    const takenOf = async (text: string) => {
      const [credit] = (await dropped({ ...GIETZ, text, pesos: 10_000 })).filter((one) =>
        one.text.includes(text),
      );
      if (credit) await bank.take(credit);
    };
    const [first, second] = [await sent(), await sent()];
    await shop.callAsAdministrator({ method: 'POST', url: `/api/receipts/${first}/take`, payload: {} });
    await takenOf('GIETZ MARTA UNO');
    expect(await waiting()).toEqual([second]);
    await desk.pay(id, 10_000);
    await takenOf('GIETZ MARTA DOS');
    expect(await waiting()).toEqual([]);
    expect(await desk.paymentsOf(id)).toMatchObject({ paid: 20_000 });
  });

  test('undone, its payment is taken back and all of it waits again [PAY-004]', async () => {
    const id = await anOrder();
    await dropped(GIETZ);
    const { id: credit } = await onlyOne();
    await bank.take(await onlyOne());
    for (const _press of [1, 2]) expect((await bank.press(credit, 'reopen')).statusCode).toBe(204);
    expect((await desk.paymentsOf(id)).payments).toEqual([]);
    expect(await onlyOne()).toMatchObject({ state: 'open', kind: 'sure' });
    await bank.take(await onlyOne());
    const { payments } = await desk.paymentsOf(id);
    await shop.callAsAdministrator({
      method: 'DELETE',
      url: `/api/orders/${id}/payments/${payments[0]?.id}`,
    });
    expect(await onlyOne()).toMatchObject({ state: 'open', kind: 'sure' });
  });

  test('undone, a credit of a deleted order waits again, and pays another one [PAY-004]', async () => {
    const mistaken = await anOrder();
    await dropped(GIETZ);
    const { id: credit } = await onlyOne();
    await bank.take(await onlyOne());
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/orders/${mistaken}` });
    expect((await bank.press(credit, 'reopen')).statusCode).toBe(204);
    const right = await quotes.order(thread);
    expect(await onlyOne()).toMatchObject({ state: 'open', options: [{ order: { _id: right } }] });
    await bank.take(await onlyOne());
    expect((await desk.paymentsOf(right)).payments).toHaveLength(1);
    await shop.callAsAdministrator({ method: 'POST', url: `/api/orders/${mistaken}/restore` });
    expect((await desk.paymentsOf(mistaken)).payments).toEqual([]);
  });

  test('undone, a payment that was there before stays [PAY-004]', async () => {
    const id = await anOrder();
    await desk.pay(id, 51_300);
    await dropped(GIETZ);
    await bank.take(await onlyOne());
    await bank.press((await onlyOne()).id, 'reopen');
    expect((await desk.paymentsOf(id)).payments).toHaveLength(1);
    expect(await onlyOne()).toMatchObject({ kind: 'sure', options: [{ amount: 'written' }] });
  });

  test('what is of no order is set aside, and can be taken up again [PAY-004]', async () => {
    await anOrder();
    await dropped({ ...GIETZ, text: 'ALQUILER', pesos: 1 });
    const { id } = await onlyOne();
    expect((await bank.press(id, 'set-aside')).statusCode).toBe(204);
    expect(await onlyOne()).toMatchObject({ state: 'foreign' });
    expect((await bank.press(id, 'take', { orderId: 'x' })).json()).toMatchObject({
      code: 'order-not-found',
    });
    await bank.press(id, 'reopen');
    expect(await onlyOne()).toMatchObject({ state: 'open' });
    expect((await bank.press('nobody', 'reopen')).json()).toMatchObject({ code: 'credit-not-found' });
  });

  test('who paid from a CUIT once is known by it [PAY-004]', async () => {
    await anOrder();
    const unnamed = { day: DAY, text: 'CR INMEDIATO', taxId: '30-00011449-5', pesos: 51_300 };
    await dropped(unnamed);
    expect(await onlyOne()).toMatchObject({ kind: 'likely', taxId: '30000114495' });
    await bank.take(await onlyOne());
    const next = await anOrder();
    await anOrder({ phone: '3496402020', firstName: 'Omar', lastName: 'Kees' });
    const [open] = await dropped({ ...unnamed, day: '2026-11-19', text: 'OTRO' });
    const own = (await bank.credits()).find(({ state }) => state === 'open') ?? open;
    expect(own).toMatchObject({ options: [{ order: { _id: next }, payer: 'tax-id' }] });
  });

  test('what changed meanwhile is asked again, not paid over [PAY-004]', async () => {
    const id = await anOrder();
    await dropped(GIETZ);
    const seen = await onlyOne();
    await desk.pay(id, 40_000, 'efectivo');
    expect((await bank.take(seen)).json()).toMatchObject({ code: 'balance-changed' });
    expect((await desk.paymentsOf(id)).payments).toHaveLength(1);
    expect(await onlyOne()).toMatchObject({ state: 'open', kind: 'unknown' });
  });

  test('equal rows of two banks are two, and each bank’s file again adds nothing [PAY-004]', async () => {
    await anOrder();
    const file = saladoFile([GIETZ]);
    const SAID = { date: 'Fecha', amount: 'Créditos', texts: 'Leyendas Adicionales 1', taxId: 'CUIT' };
    const ofBank = (name: string) =>
      bank.drop(file, { query: `?${new URLSearchParams({ ...SAID, bank: name })}` });
    for (const name of ['Banco del Salado', 'Banco Andino', 'Banco del Salado', 'banco andino'])
      expect((await ofBank(name)).statusCode).toBe(201);
    const credits = await bank.credits();
    expect(credits.map(({ amount }) => amount)).toEqual([51_300, 51_300]);
    // Nobody said whose this one is, so it is no other bank’s.
    await bank.drop(file);
    expect(await bank.credits()).toHaveLength(2);
  });

  test('what nobody took goes into a file, and nothing else [PAY-004]', async () => {
    const id = await anOrder({ firstName: 'Marta', lastName: 'Gietz' });
    const [taken] = await dropped(GIETZ, { day: DAY, text: '=CMD DEP EFECTIVO', pesos: 50_000.5 });
    const gietz = (await bank.credits()).find(({ amount }) => amount === 51_300) ?? taken;
    await bank.press(gietz?.id ?? '', 'take', { orderId: id });
    const { body } = await shop.callAsAdministrator({ url: '/api/payments/matches.csv' });
    const [head, row = '', ...others] = body.trim().split('\r\n');
    expect(head).toContain('Fecha;Banco;Lo que dice el banco;CUIT;Monto');
    expect(row).toMatch(/^20\/11\/2026;/);
    expect(row).toMatch(/CMD DEP EFECTIVO;;50000,50$/);
    expect(others).toEqual([]);
  });

  test('unknown columns are asked once, and remembered for the bank’s next file [PAY-004]', async () => {
    await anOrder();
    const file = (pesos: string) => `Cuándo;Quién fue;Cuánto entró\n20/11/2026;GIETZ MARTA;${pesos}\n`;
    const asked = await bank.drop(file('51.300,00'));
    expect([asked.statusCode, asked.json()]).toMatchObject([
      422,
      {
        code: 'unknown-columns',
        columns: [
          { name: 'Cuándo', samples: ['20/11/2026'] },
          { name: 'Quién fue', samples: ['GIETZ MARTA'] },
          { name: 'Cuánto entró', samples: ['51.300,00'] },
        ],
      },
    ]);
    expect(await stored()).toBe(0);
    const said = new URLSearchParams({
      date: 'Cuándo',
      amount: 'Cuánto entró',
      texts: 'Quién fue',
      bank: 'Banco del Salado',
    });
    expect((await bank.drop(file('51.300,00'), { query: `?${said}` })).statusCode).toBe(201);
    const next = await bank.drop(file('1,00'));
    expect(next.json()).toMatchObject({ file: { bank: 'Banco del Salado', credits: 1 } });
  });

  test('a column of debits and credits counts where a person said the others too [PAY-004]', async () => {
    await anOrder();
    const file =
      'Cuándo;Detalle;Importe;D/C\n20/11/2026;LUZ;51.300,00;D\n20/11/2026;GIETZ MARTA;51.300,00;C\n';
    expect((await bank.drop(file)).json()).toMatchObject({ code: 'unknown-columns' });
    const said = new URLSearchParams({ date: 'Cuándo', amount: 'Importe', texts: 'Detalle' });
    await bank.drop(file, { query: `?${said}` });
    expect(await onlyOne()).toMatchObject({ text: 'GIETZ MARTA', amount: 51_300 });
    expect((await bank.drop(file)).json().credits).toHaveLength(1);
  });

  test.each([
    ['a PDF', Buffer.from('%PDF-1.7\n%%EOF'), 422, 'bad-bank-file'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 422, 'bad-bank-file'],
    ['nothing', Buffer.alloc(0), 422, 'bad-bank-file'],
    ['debits alone', Buffer.from('Fecha;Concepto;Importe\n20/11/2026;Luz;-10,00\n'), 422, 'unknown-columns'],
    ['a list of prices', Buffer.from('Código;Nombre;Precio\nA;Hilo;10\n'), 422, 'unknown-columns'],
    ['40 MB', Buffer.alloc(40 << 20, 'a'), 413, 'too-large'],
  ])('%s is refused by name, and nothing is stored [PAY-004]', async (_what, bytes, status, code) => {
    const answer = await bank.drop(bytes);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await stored()).toBe(0);
  });
});
