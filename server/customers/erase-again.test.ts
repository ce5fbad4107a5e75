import { describe, expect, test } from 'vitest';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { connect } from '#server/db/connect.ts';
import { aFolder, anEmptyPlace, onDisk } from '#tests/support/a-shop-to-back-up.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { databaseRows } from '#tests/support/database-rows.ts';
import { quoteDesk } from '#tests/support/quote-desk.ts';
import { A_MESSAGE } from '#tests/support/send-message.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { eraseCustomer } from './erase-customer.ts';

const NOELIA = { firstName: 'Noelia', lastName: 'Zbinden', phone: '3496407919', email: 'noelia@correo.test' };

describe.each(ENGINES)('a restored backup on %s', (engine) => {
  const thread = aThread();
  const shop = shopForEachTest(engine, { products: [thread] });

  test('has nobody who was erased since it was made [QUOTE-010]', async () => {
    const place = (person: object) => {
      const payload = anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }], person);
      return shop.call({ method: 'POST', url: '/api/orders', payload });
    };
    const { _id } = (await place(NOELIA)).json();
    await place({ firstName: 'Hugo', phone: '3496400000' });
    const token = await quoteDesk(shop).sent(_id, thread);
    const message = { ...A_MESSAGE, userPhone: NOELIA.phone, userEmail: 'otra@correo.test' };
    await shop.call({ method: 'POST', url: '/api/sendContact', payload: message });
    const from = onDisk({ databaseUrl: shop.databaseUrl, dataDir: shop.dataDir });
    const now = shop.clock.now;
    const { path } = await writeBackup({ ...from, folder: aFolder(), kind: 'nightly', now });

    const there = await anEmptyPlace(engine);
    const restore = (isForced: boolean) => restoreBackup({ path, ...onDisk(there), isForced, now });
    expect((await restore(false)).erasedAgain).toBe(0);
    const before = connect(there);
    expect(JSON.stringify(await databaseRows(before))).toMatch(/noelia/i);
    expect(JSON.stringify(await databaseRows(before))).toContain(token);
    const actor = { accountId: 'administrator', email: 'ana@casahilvan.example', role: 'dueno' } as const;
    await eraseCustomer(
      { ...shop.ctx, db: before, actor },
      { id: _id, confirm: NOELIA.phone, evenUnsettled: true },
    );
    await before.destroy();

    expect((await restore(true)).erasedAgain).toBe(1);
    const after = connect(there);
    const rows = JSON.stringify(await databaseRows(after));
    expect(rows).not.toMatch(/noelia|zbinden|407919/i);
    expect(rows).not.toContain(token);
    expect(rows).toContain('Hugo');
    expect(await after.selectFrom('erased_orders').select('order_id').execute()).toMatchObject([
      { order_id: _id },
    ]);
    await after.destroy();
  });
});
