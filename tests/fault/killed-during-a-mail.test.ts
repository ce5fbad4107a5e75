import { expect, onTestFinished, test } from 'vitest';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { mailContent } from '#tests/support/mail-content.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { assertEachOrderHasNotice, assertSoundShop, inDatabase } from '#tests/support/sound-shop.ts';

test('a process killed before it records a sent mail sends it again after the lease, with the same id', async () => {
  let isHanging = true;
  const mail = await startMailServer({ hangs: () => isHanging });
  onTestFinished(() => mail.close());
  const env = {
    SMTP_URL: mail.url,
    NOTIFY_EMAIL: 'ventas@casahilvan.example',
    PUBLIC_URL: 'https://tienda.example',
  };
  const before = await serverOfTest(env);
  const product = await (await shopClient(before.url)).addProduct(aPlainThread());
  const lines = [{ product, quantities: { Rojo: 1 } }];
  const receipt = await orderThroughApi(before.url, { lines, customer: { email: '' } });
  await expect.poll(() => mail.received.length).toBe(1);
  await before.stop('SIGKILL');
  isHanging = false;
  await assertEachOrderHasNotice(before);

  await inDatabase(before, (db) => db.updateTable('outbox').set({ leased_until: Date.now() }).execute());
  const after = await serverOfTest(env, before.dataDir);
  await expect.poll(() => mail.received.length).toBe(2);
  const names = mail.received.map(({ raw }) => mailContent(raw).headers.get('message-id'));
  expect(names[1]).toBe(names[0]);
  await assertEachOrderHasNotice(before);
  await assertSoundShop(after, [receipt]);
});
