import { pino } from 'pino';
import { DEMO_START } from '#config/demo-store.ts';
import { demoProducts } from '#demo/generate-products.ts';
import { openLiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import { insertProducts } from '#server/catalogue/queries.ts';
import { connect, engineOf } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Context } from '#server/kernel/context.ts';
import { openSecrets } from '#server/kernel/secrets.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { openLiveSettings } from '#server/settings/live-settings.ts';
import { addHistory, updateStatistics } from '#tests/support/a-busy-shop.ts';

export type Size = { readonly products: number; readonly orders: number };

/** A shop that has run for two years, opened without a server. */
export async function shopWithHistory(
  place: { databaseUrl: string | null; dataDir: string },
  { products: count, orders }: Size,
  /** What else happened, before the database counts its rows. */
  also: (ctx: Context) => Promise<void> = async () => {},
): Promise<Context> {
  const db = connect(place);
  await migrate(db, engineOf(place.databaseUrl));
  const settings = await openLiveSettings(db, { start: DEMO_START, now: Date.now });
  const ctx: Context = {
    db,
    catalogue: await openLiveCatalogue(db),
    settings,
    store: settings.current(),
    log: pino({ level: 'silent' }),
    actor: null,
    now: Date.now,
    newId: () => crypto.randomUUID(),
    tellsByMail: true,
    secrets: openSecrets(Buffer.alloc(32)),
    mercadoPagoUrl: 'http://127.0.0.1:9',
  };
  const products = demoProducts(count);
  await inTransaction(ctx, ({ db }) => insertProducts(db, products, { now: ctx.now(), changedIn: 1 }));
  await addHistory(ctx, { products, orders, messages: Math.ceil(orders / 10), notices: orders });
  await db.updateTable('counters').set({ value: 1 }).where('name', '=', 'catalogue-version').execute();
  await ctx.catalogue.catchUp();
  await also(ctx);
  await updateStatistics(db, engineOf(place.databaseUrl));
  return ctx;
}
