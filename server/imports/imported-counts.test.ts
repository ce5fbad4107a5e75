import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import type { WireImportUndone } from '#schemas/import-answers.ts';
import type { WireProductStock } from '#schemas/stock-answers.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { applyImportNamed, checkedImport } from '#tests/support/import-file.ts';
import { stockDesk } from '#tests/support/stock-desk.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('counts of a file on %s', (engine) => {
  const thread = aThread({ code: 'H-1', colours: ['Rojo', 'Azul'], models: [] });
  const ribbon = aThread({
    code: 'C-1',
    colours: [],
    models: [],
    bulkOffer: null,
    saleUnit: { code: 'MTR', scale: 2, increment: 50, minimum: 50 },
  });
  let shop: TestShop;

  beforeEach(async () => {
    shop = await openTestShop(engine, { products: [thread, ribbon] });
    await stockDesk(shop, thread).switchOn();
  });
  afterEach(() => shop.close());

  const there = async (id: string) => {
    const answer = await shop.callAsAdministrator({ url: `/api/stock/${id}` });
    return answer
      .json<WireProductStock>()
      .variants.map(({ there, countedAt }) => (countedAt === null ? null : there));
  };
  const undo = async (id: string) =>
    (await shop.callAsAdministrator({ method: 'POST', url: `/api/imports/${id}/undo` })).json<
      WireImportUndone & { code?: string }
    >();
  const exported = async (format = 'csv') =>
    (await shop.callAsAdministrator({ url: `/api/items.${format}?hidden=1` })).rawPayload;
  const sumsDiffer = async () => {
    const rows = await shop.ctx.db.selectFrom('stock_moves').select('amount').execute();
    const sums = await shop.ctx.db.selectFrom('stock_sums').select('there').execute();
    const total = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);
    return total(rows.map(({ amount }) => amount)) !== total(sums.map(({ there }) => there));
  };
  const FILE = 'Código;Existencias\nH-1;Rojo: 12 | azul: 4\nC-1;42,5 m\n';
  /** The column is recognised in the shop's own files; in others somebody says what it is. */
  const MAPPED = { mapping: { Código: 'code', Existencias: 'onShelf' } } as const;

  test('a column ‘Existencias’ is a count, shown before it counts, and written once [STOCK-006]', async () => {
    await stockDesk(shop, thread).count(8);
    const { read, check } = await checkedImport(shop, FILE, MAPPED);
    expect(check).toMatchObject({ changed: 2, wrong: 0, otherChanges: 0 });
    expect(check.changes.map(({ cells }) => cells)).toEqual([
      [{ field: 'onShelf', before: 'Rojo: 8', after: 'Rojo: 12, Azul: 4' }],
      [{ field: 'onShelf', before: '', after: '42,5\u00a0m' }],
    ]);
    expect([await there(thread.id), await there(ribbon.id)]).toEqual([[8, null], [null]]);
    expect((await applyImportNamed(shop, read.id)).json()).toMatchObject({ updated: 2, batch: null });
    expect([await there(thread.id), await there(ribbon.id), await sumsDiffer()]).toEqual([
      [12, 4],
      [4250],
      false,
    ]);
    const again = await checkedImport(shop, FILE, MAPPED);
    expect(again.check).toMatchObject({ unchanged: 2, changed: 0 });
  });

  test('undoing gives back once what it counted; what was counted again since stays [STOCK-006 STOCK-007]', async () => {
    await stockDesk(shop, thread).count(8);
    const { read } = await checkedImport(shop, FILE, MAPPED);
    await applyImportNamed(shop, read.id);
    await stockDesk(shop, thread).receive(10);
    const lines = [{ _id: ribbon.id, counted: 4000 }];
    await shop.callAsAdministrator({ method: 'POST', url: '/api/stock/counts', payload: { lines } });
    const undone = await undo(read.id);
    expect(undone).toMatchObject({
      isUndone: true,
      counts: 2,
      kept: [{ _id: ribbon.id, reason: 'counted-since' }],
    });
    // Blue was not counted before; ten red ones came in since.
    expect([await there(thread.id), await there(ribbon.id)]).toEqual([[18, null], [4000]]);
    expect(await undo(read.id)).toMatchObject({ code: 'import-not-applied' });
    expect([await there(thread.id), await sumsDiffer()]).toEqual([[18, null], false]);
  });

  test('an undo that died after it gave the counts back gives nothing back twice [STOCK-007]', async () => {
    await stockDesk(shop, thread).count(8);
    const { read } = await checkedImport(shop, FILE, MAPPED);
    await applyImportNamed(shop, read.id);
    await undo(read.id);
    await shop.ctx.db.updateTable('imports').set({ status: 'applied' }).where('id', '=', read.id).execute();
    expect(await undo(read.id)).toMatchObject({ isUndone: true, counts: 3 });
    expect([await there(thread.id), await there(ribbon.id)]).toEqual([[8, null], [null]]);
  });

  test('what is no count is named by its place [STOCK-006 IMPORT-005]', async () => {
    const file = 'Código;Existencias\nH-1;12\nC-1;muchos\n';
    const { check } = await checkedImport(shop, file, MAPPED);
    expect(check.errors.map(({ message }) => message)).toEqual([
      'fila 2, columna B «Existencias»: «12» no es un color o modelo del producto con su cantidad: «Rojo: 12 | Azul: 4»',
      'fila 3, columna B «Existencias»: «muchos» no es una cantidad de la unidad',
    ]);
    const negative = await checkedImport(shop, 'Código;Existencias\nC-1;-3\n', MAPPED);
    expect(negative.check.errors[0]?.message).toContain('no se puede contar menos que cero');
  });

  test('a row for each colour counts that colour, and a new product is counted as it is made [STOCK-006]', async () => {
    const file =
      'Código;Nombre;Categoría;Color;Existencias\nN-1;Nuevo;Hilos > Bordar;Rojo;3\nN-1;Nuevo;Hilos > Bordar;Azul;0\n';
    const { read, check } = await checkedImport(shop, file, {
      mapping: {
        Código: 'code',
        Nombre: 'name',
        Categoría: 'category',
        Color: 'colours',
        Existencias: 'onShelf',
      },
    });
    expect(check).toMatchObject({ errors: [], new: 1, wrong: 0 });
    await applyImportNamed(shop, read.id);
    const [made] = await shop.ctx.db.selectFrom('products').select('id').where('code', '=', 'N-1').execute();
    expect(await there(made?.id ?? '')).toEqual([3, 0]);
    expect(await undo(read.id)).toMatchObject({ removed: 1, counts: 2 });
  });

  test.each(['csv', 'xlsx'])(
    'the shop’s own file as %s has what there is, and changes nothing [STOCK-006 IMPORT-008]',
    async (format) => {
      expect((await exported()).toString()).not.toContain('Existencias');
      await stockDesk(shop, thread).count(1200);
      const lines = [{ _id: ribbon.id, counted: 150_050 }];
      await shop.callAsAdministrator({ method: 'POST', url: '/api/stock/counts', payload: { lines } });
      const sold = { kind: 'sold', lines: [{ _id: thread.id, variant: 'Rojo', amount: 1203 }] };
      await shop.callAsAdministrator({ method: 'POST', url: '/api/stock/moves', payload: sold });
      const csv = (await exported()).toString();
      expect(csv).toContain('Rojo: -3');
      expect(csv).toContain('1500,5');
      const { read, check } = await checkedImport(shop, await exported(format));
      expect(read.columns.some(({ field }) => field === 'onShelf')).toBe(true);
      expect(check).toMatchObject({ unchanged: 2, changed: 0, wrong: 0, errors: [] });
    },
  );

  test('where stock is switched off a file counts nothing, and no file has the column [STOCK-001]', async () => {
    await stockDesk(shop, thread).count(8);
    await stockDesk(shop, thread).switchOn({ isOn: false });
    expect((await exported()).toString()).not.toContain('Existencias');
    expect((await checkedImport(shop, FILE, MAPPED)).check).toMatchObject({ unchanged: 2, changed: 0 });
  });

  test('prices and counts of one file are undone together [STOCK-006 IMPORT-007]', async () => {
    const file = 'Código;Precio;Existencias\nC-1;777;10\n';
    const mapping = { Código: 'code', Precio: 'price', Existencias: 'onShelf' } as const;
    const { read } = await checkedImport(shop, file, { mapping });
    expect((await applyImportNamed(shop, read.id)).json()).toMatchObject({ batch: expect.any(String) });
    expect(await undo(read.id)).toMatchObject({ restored: 1, counts: 1, isUndone: true });
    const [stored] = await shop.ctx.db
      .selectFrom('products')
      .select('price')
      .where('id', '=', ribbon.id)
      .execute();
    expect([stored?.price, await there(ribbon.id)]).toEqual([pesos(5000), [null]]);
  });
});
