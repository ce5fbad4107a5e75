import papaparse from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { stockDesk } from '#tests/support/stock-desk.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('the movements of stock as a file on %s', (engine) => {
  const thread = aPlainThread({ code: 'H1', brand: '', name: 'Hilo', colours: ['Rojo'], models: [] });
  const ribbon = aPlainThread({
    code: null,
    brand: 'Costurina',
    name: '=Cinta',
    colours: [],
    models: [],
    saleUnit: { code: 'MTR', scale: 2, increment: 50, minimum: 50 },
    bulkOffer: null,
  });
  const shop = shopForEachTest(engine, { products: [thread, ribbon] });

  const post = (url: string, payload: object) =>
    shop.callAsAdministrator({ method: 'POST', url: `/api/stock/${url}`, payload });
  const download = (ending: string) => shop.callAsAdministrator({ url: `/api/stock/moves.${ending}` });
  const rowsOf = (csv: string) => {
    const [, ...rows] = papaparse.parse<string[]>(csv.slice(1), {
      delimiter: ';',
      skipEmptyLines: true,
    }).data;
    return rows.map((row) => row.slice(1, -1));
  };

  async function someMoves(): Promise<void> {
    await stockDesk(shop, thread).switchOn();
    await post('counts', {
      lines: [
        { _id: thread.id, variant: 'Rojo', counted: 12 },
        { _id: ribbon.id, variant: '', counted: 850 },
      ],
    });
    const lines = [{ _id: ribbon.id, variant: '', amount: 125, note: 'Manchada' }];
    await post('moves', { kind: 'lost', lines });
    const payload = anOrderRequest([{ product: thread, quantities: { Rojo: 5 } }]);
    const { _id } = (await shop.call({ method: 'POST', url: '/api/orders', payload })).json();
    await shop.callAsAdministrator({
      method: 'PUT',
      url: `/api/orders/${_id}`,
      payload: { status: 'Listo' },
    });
  }

  test('each row says what, how much in its unit, and why, newest first, and no cell is a formula [STOCK-006]', async () => {
    await someMoves();
    const answer = await download('csv');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="movimientos.csv"');
    expect(answer.body).toMatch(/^\ufeffFecha;Código;Producto;Color o modelo;Movimiento;Cantidad;Unidad;/);
    expect(rowsOf(answer.body)).toEqual([
      ['H1', 'Hilo', 'Rojo', 'Vendido', '-5', 'unidad', '1', '', ''],
      ['', 'Costurina =Cinta', '', 'Perdido', '-1,25', 'metro', '', '', 'Manchada'],
      ['', 'Costurina =Cinta', '', 'Contado', '8,5', 'metro', '', '', ''],
      ['H1', 'Hilo', 'Rojo', 'Contado', '12', 'unidad', '', '', ''],
    ]);
    const ofOne = await shop.callAsAdministrator({ url: `/api/stock/moves.csv?id=${ribbon.id}` });
    expect(rowsOf(ofOne.body)).toEqual(rowsOf(answer.body).slice(1, 3));
  });

  test('a workbook has amounts that add up [STOCK-006]', async () => {
    await someMoves();
    const [, ...rows] = await readSheet((await download('xlsx')).rawPayload);
    expect(rows.map((row) => row[5])).toEqual([-5, -1.25, 8.5, 12]);
  });

  test('a ledger of any length is written whole, with products that were deleted [STOCK-006]', async () => {
    await stockDesk(shop, thread).switchOn();
    for (let batch = 0; batch < 3; batch += 1) {
      const lines = Array.from({ length: 400 }, () => ({
        _id: thread.id,
        variant: 'Rojo',
        amount: 1,
        note: '',
      }));
      expect((await post('moves', { kind: 'received', lines })).statusCode).toBe(201);
    }
    await shop.callAsAdministrator({ method: 'DELETE', url: `/api/items/${thread.id}` });
    const rows = rowsOf((await download('csv')).body);
    expect(rows).toHaveLength(1200);
    expect(new Set(rows.map((row) => row.join()))).toEqual(new Set(['H1,Hilo,Rojo,Recibido,1,unidad,,,']));
  });

  test('whoever reads the shelf at the desk downloads it, nobody else [STOCK-008]', async () => {
    expect((await shop.call({ url: '/api/stock/moves.csv' })).statusCode).toBe(401);
  });
});
