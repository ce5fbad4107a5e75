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
