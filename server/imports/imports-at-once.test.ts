import { createQueryId, type KyselyPlugin, type QueryId, type RootOperationNode } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import type { WireImportCheck, WireImportState } from '#schemas/import-answers.ts';
import type { productToWire } from '#schemas/wire/product-to-wire.ts';
import { settlePrices } from '#server/catalogue/settle-prices.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { createDiskPhotoStore } from '#server/images/disk-photo-store.ts';
import type { Context } from '#server/kernel/context.ts';
import { nextNumber } from '#server/kernel/counters.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { stageBatch } from '#server/price-changes/stage-batch.ts';
import { aThread } from '#tests/support/a-thread.ts';
import {
  applyImportNamed,
  checkAgain,
  checkedImport,
  IMPORT_OPTIONS,
  requestOf,
} from '#tests/support/import-file.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { applyImport } from './apply-import.ts';
import { checkImport } from './check-import.ts';
import { checkReport } from './check-report.ts';
import { planKinds } from './import-plan.ts';

const ROWS = 120;
const HEADER = 'Código;Nombre;Categoría;Precio';
const LIST = [
  HEADER,
  ...Array.from({ length: ROWS }, (_, index) => `N-${index};Aguja ${index};Agujas;${index + 1}`),
].join('\n');

/** The statement that removes so many hidden rows. */
const PIECE_OF = (rows: number) =>
  new RegExp(`^delete from "products" where "id" in \\((\\S+, ){${rows - 1}}\\S+\\)`);

describe.each(ENGINES)('imports and other work at once on %s', (engine) => {
  const thread = aThread({ code: 'H-900', price: pesos(5000), bulkOffer: null });
  let shop: TestShop;
  let ctx: Context;

  beforeEach(async () => {
    shop = await openTestShop(engine, { products: [thread] });
    ctx = { ...shop.ctx, actor: { accountId: 'ana', email: 'ana@x.ar', role: 'encargado' } as const };
  });
  afterEach(() => shop.close());

  const stateOf = async (id: string) =>
    (await shop.callAsAdministrator({ url: `/api/imports/${id}` })).json<WireImportState>();
  const items = async () =>
    (await shop.callAsAdministrator({ url: '/api/items?hidden=1' })).json<
      ReturnType<typeof productToWire>[]
    >();
  /** A dry run in progress, begun with the present plan. */
  async function begunCheck(id: string, plan: string) {
    const { plan: planBefore } = await importRow(id);
    const guesses = { placeOf: () => null, colourOf: () => null };
    return checkReport(ctx, { importId: id, plan, planBefore, mapped: [], total: 1, leftOut: 0, guesses });
  }
  const importRow = (id: string) =>
    ctx.db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const changeCategories = async (verb: string, payload: object) => {
    const headers = { 'if-match': `"${ctx.catalogue.categories().version}"` };
    const url = `/api/categories/${verb}`;
    const { statusCode, body } = await shop.callAsAdministrator({ method: 'POST', url, payload, headers });
    if (statusCode !== 200) throw new Error(body);
  };
  const REQUEST = { mapping: {}, options: IMPORT_OPTIONS };

  test('of two dry runs at once one counts, and applying it imports all of it [IMPORT-005 IMPORT-006]', async () => {
    const { read } = await checkedImport(shop, LIST);
    let first: WireImportCheck | undefined;
    const whole = async () => {
      first = await checkAgain(shop, read);
    };
    const db = afterQueries(ctx.db, [{ text: /from "imports"/, work: whole }]);
    const second = { id: read.id, request: requestOf(read), photos: createDiskPhotoStore(shop.dataDir) };
    await expect(checkImport({ ...ctx, db }, second)).rejects.toMatchObject({ code: 'import-busy' });
    expect(first).toMatchObject({ new: ROWS });
    expect((await applyImportNamed(shop, read.id)).json()).toMatchObject({ created: ROWS });
    await ctx.catalogue.catchUp();
    expect(ctx.catalogue.all().entries).toHaveLength(ROWS + 1);
    const kinds = await ctx.db.selectFrom('import_parts').select('kind').distinct().execute();
    const { plan } = await importRow(read.id);
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(['rows', planKinds(plan ?? '').entries].sort());
  });

  test('a dry run that ends after the import was applied leaves it applied [IMPORT-006 IMPORT-007]', async () => {
    const { read } = await checkedImport(shop, LIST);
    const late = await begunCheck(read.id, 'tarde');
    await applyImportNamed(shop, read.id);
    await expect(late.finish(REQUEST)).rejects.toMatchObject({ code: 'import-finished' });
    for (let count = 0; count < 500; count += 1) await late.add({ kind: 'unchanged', staysHidden: false });
    await late.abandon();
    expect(await stateOf(read.id)).toMatchObject({ status: 'applied', created: ROWS, progress: null });
  });

  test('a dry run that ends while the import is applied is refused, unless that process died [IMPORT-006]', async () => {
    const { read } = await checkedImport(shop, LIST);
    const late = await begunCheck(read.id, 'tarde');
    const claim = { status: 'applying', busy_until: shop.clock.now + 10_000 } as const;
    await ctx.db.updateTable('imports').set(claim).where('id', '=', read.id).execute();
    await expect(late.finish(REQUEST)).rejects.toMatchObject({ code: 'import-busy' });
    expect(await stateOf(read.id)).toMatchObject({ status: 'applying' });
    shop.clock.now += 10_000;
    await late.finish(REQUEST);
    expect(await importRow(read.id)).toMatchObject({ status: 'checked', plan: 'tarde', busy_until: null });
  });

  test('a plan or a file that lost a part is refused, and nothing is imported [IMPORT-006]', async () => {
    const { read } = await checkedImport(shop, LIST);
    const { plan } = await importRow(read.id);
    const lose = (kind: string) =>
      ctx.db.deleteFrom('import_parts').where('kind', '=', kind).where('position', '=', 0).execute();
    await lose(planKinds(plan ?? '').entries);
    expect((await applyImportNamed(shop, read.id)).json()).toMatchObject({ code: 'import-not-checked' });
    expect(await items()).toHaveLength(1);
    expect(await stateOf(read.id)).toMatchObject({ status: 'checked' });
    await lose('rows');
    await expect(checkAgain(shop, read)).rejects.toThrow('import-expired');
  });

  test('prices of a batch that begins during the import are not overwritten [IMPORT-006 STUDIO-005]', async () => {
    const { read } = await checkedImport(shop, `${HEADER}\nH-900;;;6000\n`);
    const other = { ...ctx, db: connect({ databaseUrl: shop.databaseUrl, dataDir: shop.dataDir }) };
    const db = afterQueries(ctx.db, [
      { text: /from "price_batches" where "status"/, work: () => beginPrice(other, pesos(7000)) },
      { text: /union all/, work: () => settlePrices(other) },
    ]);
    const application = { id: read.id, onlyGood: false, idempotencyKey: null };
    await expect(applyImport({ ...ctx, db }, application)).rejects.toMatchObject({ code: 'rows-changed' });
    await other.db.destroy();
    expect((await items())[0]?.data.items[0]?.price).toBe('7000');
  });

  test('an import whose staged prices were dropped meanwhile is not applied [IMPORT-006 IMPORT-007]', async () => {
    const { read } = await checkedImport(shop, `${HEADER}\nH-900;;;6000\n`);
    const other = connect({ databaseUrl: shop.databaseUrl, dataDir: shop.dataDir });
    const drop = () => other.deleteFrom('price_batches').execute();
    const db = afterQueries(ctx.db, [{ text: /union all/, work: drop }]);
    const application = { id: read.id, onlyGood: false, idempotencyKey: null };
    await expect(applyImport({ ...ctx, db }, application)).rejects.toMatchObject({ code: 'import-busy' });
    await other.destroy();
    expect((await items())[0]?.data.items[0]?.price).toBe('5000');
    expect((await applyImportNamed(shop, read.id)).json()).toMatchObject({ updated: 1 });
  });

  describe('a category that goes after the dry run', () => {
    const AT = { section: 'Merceria', subsection: 'Agujas finas' } as const;
    const places = { Finas: { ...AT, type: 'Otros' } };
    const list = LIST.replaceAll(';Agujas;', ';Finas;');
    beforeEach(() => changeCategories('add', { section: 'Merceria', name: AT.subsection }));

    test('gets no product: they are named, and the next dry run asks for their place [IMPORT-003 IMPORT-006 STORE-004]', async () => {
      const { read } = await checkedImport(shop, list, { categories: places });
      await changeCategories('remove', AT);
      const refused = await applyImportNamed(shop, read.id);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'rows-changed']);
      expect(refused.json().rows).toHaveLength(ROWS);
      expect(refused.json().rows[0]).toEqual({ row: 2, _id: '', code: 'N-0', name: 'Aguja 0' });
      expect(await items()).toHaveLength(1);
      const check = await checkAgain(shop, read);
      expect(check).toMatchObject({ wrong: ROWS, categories: [expect.objectContaining({ name: 'Finas' })] });
    });

    test.each([
      ['removed', 'remove', AT, null],
      ['renamed', 'rename', { ...AT, name: 'Agujas de mano' }, 'Agujas de mano'],
    ])(
      '%s while the import is applied: no product is in a place that is gone [IMPORT-006 STORE-004]',
      async (_what, verb, payload, expected) => {
        const { read } = await checkedImport(shop, list, { categories: places });
        const change = () => changeCategories(verb, payload);
        const db = afterQueries(ctx.db, [{ text: /union all/, work: change }]);
        const applied = applyImport({ ...ctx, db }, { id: read.id, onlyGood: false, idempotencyKey: null });
        if (expected === null) await expect(applied).rejects.toMatchObject({ code: 'rows-changed' });
        else expect(await applied).toMatchObject({ created: ROWS });
        await ctx.catalogue.catchUp();
        const made = ctx.catalogue.all().entries.filter(({ product }) => product.id !== thread.id);
        expect(made.filter(({ product }) => product.subsection !== expected)).toEqual([]);
        expect(made).toHaveLength(expected === null ? 0 : ROWS);
      },
    );
  });

  test('an import keeps its claim while it removes the rows of a tree that changed [IMPORT-006]', async () => {
    const { read } = await checkedImport(shop, LIST);
    const waits = async () => {
      shop.clock.now += 9000;
      left.push(Number((await importRow(read.id)).busy_until) - shop.clock.now);
    };
    const left: number[] = [];
    const changesTree = async () => {
      await changeCategories('add', { section: 'Merceria', name: 'Dedales' });
      await waits();
    };
    const db = afterQueries(ctx.db, [
      { text: /union all/, work: changesTree },
      { text: PIECE_OF(100), work: waits },
      { text: PIECE_OF(ROWS - 100), work: waits },
    ]);
    const application = { id: read.id, onlyGood: false, idempotencyKey: null };
    expect(await applyImport({ ...ctx, db }, application)).toMatchObject({ created: ROWS });
    expect(left).toEqual([1000, 1000, 1000]);
  });

  test('a colour of the shop’s own that goes after the dry run gets no product [IMPORT-006]', async () => {
    await saveColours('Petróleo');
    const { read, check } = await checkedImport(shop, withColours('Petróleo'));
    expect(check).toMatchObject({ new: 1, wrong: 0 });
    await saveColours();
    expect((await applyImportNamed(shop, read.id)).json()).toMatchObject(NOT_COLOURED);
  });

  test('a product keeps its colours that are gone, and gets none with a part of their names [IMPORT-006]', async () => {
    await saveColours('Petróleo', 'Petróleo oscuro');
    const made = await checkedImport(shop, withColours('Petróleo oscuro'));
    expect((await applyImportNamed(shop, made.read.id)).statusCode).toBe(200);
    const parted = await checkedImport(shop, withColours('Petróleo oscuro, Petróleo'));
    const kept = await checkedImport(shop, withColours('Petróleo oscuro, Rojo'));
    expect([parted.check, kept.check]).toMatchObject([{ changed: 1 }, { changed: 1 }]);
    await saveColours();
    expect((await applyImportNamed(shop, parted.read.id)).json()).toMatchObject(NOT_COLOURED);
    expect((await applyImportNamed(shop, kept.read.id)).json()).toMatchObject({ updated: 1 });
  });

  const NOT_COLOURED = { code: 'rows-changed', rows: [{ row: 2, code: 'N-1' }] };
  const withColours = (colours: string) =>
    `Código;Nombre;Subsección;Tipo;Colores\nN-1;Cinta;Cintas;Raso;${colours}\n`;

  async function saveColours(...names: string[]): Promise<void> {
    const { value, version } = ctx.settings.area('look');
    const answer = await shop.callAsAdministrator({
      method: 'PUT',
      url: '/api/store/look',
      payload: { ...value, colours: names.map((name, at) => ({ name, value: `#005f6${at}` })) },
      headers: { 'if-match': `"${version}"` },
    });
    expect(answer.statusCode).toBe(200);
  }

  /** A batch that counts, and whose price is not copied to the product yet. */
  async function beginPrice(ctx: Context, price: typeof thread.price): Promise<void> {
    const batch = { rule: '', note: '', startsAt: null, endsAt: null, undoOf: null };
    const row = {
      productId: thread.id,
      version: 1,
      before: thread,
      after: { ...thread, price },
      offer: null,
    };
    const id = await stageBatch(ctx, { source: 'studio', ...batch }, [row]);
    await inTransaction(ctx, async (ctx) => {
      const changes = {
        status: 'settling' as const,
        applied_at: ctx.now(),
        applied_in: await nextNumber(ctx, 'catalogue-version'),
      };
      await ctx.db.updateTable('price_batches').set(changes).where('id', '=', id).execute();
    });
  }
});

/** The same database, where another process works right after the first query with a text. */
function afterQueries(
  db: Database,
  interruptions: readonly { readonly text: RegExp; readonly work: () => Promise<unknown> }[],
): Database {
  const nodes = new WeakMap<QueryId, RootOperationNode>();
  const waiting = new Set(interruptions);
  const interrupter: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      nodes.set(queryId, node);
      return node;
    },
    async transformResult({ result, queryId }) {
      const node = nodes.get(queryId);
      const query = node === undefined ? '' : db.getExecutor().compileQuery(node, createQueryId()).sql;
      for (const interruption of waiting) {
        if (!interruption.text.test(query)) continue;
        waiting.delete(interruption);
        await interruption.work();
      }
      return result;
    },
  };
  return db.withPlugin(interrupter);
}
