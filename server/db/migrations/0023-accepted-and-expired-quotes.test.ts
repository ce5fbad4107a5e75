import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aFirstDatabase } from '#tests/support/first-database.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { migrate } from '../migrate.ts';

const LATER = 4_000_000_000_000;

describe.each(ENGINES)('the schema of accepted quotes on %s', (engine) => {
  test('an order takes the total of the version that was accepted, and what ended long ago is no news [QUOTE-005]', async () => {
    const db = await aFirstDatabase(engine);
    await migrate(db, engine, { upTo: '0016-photos-of-imports' });
    const order = (id: string, number: number, state: string, validUntil: number) =>
      sql`insert into orders (id, number, status, is_deleted, first_name, last_name, phone, email, total_amount,
          payable_amount, created_at, updated_at, version, search_text, quote_state, quote_version, quote_total,
          quote_valid_until)
        values (${id}, ${number}, 'pendiente', 0, 'Ana', 'Paz', '', '', 900, 900, 1, 1, 1, '', ${state}, 2, 800,
          ${validUntil})`.execute(db);
    const quote = (order: string, version: number, total: number, acceptedAt: number | null) =>
      sql`insert into quotes (id, order_id, version, token, extras, discount_percent, has_shipping, shipping_carrier,
          shipping_note, valid_until, message, list_total, subtotal, discount, total, sent_at, sent_by, accepted_at)
        values (${`${order}-${version}`}, ${order}, ${version}, ${`${order}-${version}`}, '[]', 0, 0, '', '', ${LATER},
          '', ${total}, ${total}, 0, ${total}, 1, '', ${acceptedAt})`.execute(db);
    await order('vieja', 1, 'sent', LATER);
    await order('ninguna', 2, 'seen', 5);
    await order('nueva', 3, 'accepted', LATER);
    for (const id of ['vieja', 'ninguna', 'nueva']) {
      await quote(id, 1, 700, id === 'ninguna' ? null : 2);
      await quote(id, 2, 800, id === 'nueva' ? 3 : null);
    }

    await migrate(db, engine);
    const orders = await db
      .selectFrom('orders')
      .select(['id', 'quote_accepted_version', 'quote_total', 'quote_expires_at'])
      .orderBy('number')
      .execute();
    expect(orders.map((row) => Object.values(row))).toEqual([
      ['vieja', 1, 700, LATER],
      ['ninguna', null, 800, null],
      ['nueva', 2, 800, null],
    ]);
    await db.updateTable('quotes').set({ token: 'otro' }).where('id', '=', 'vieja-1').execute();
    const changed = db.updateTable('quotes').set({ total: 1 }).where('id', '=', 'vieja-1');
    await expect(changed.execute()).rejects.toThrow(/a sent quote never changes/);
  });
});
