import { expect, onTestFinished, test } from 'vitest';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { orderThroughApi } from '#tests/support/order-through-api.ts';
import { runServer } from '#tests/support/running-server.ts';
import { shopClient } from '#tests/support/shop-client.ts';

test('SIGTERM ends the process in order, even while a mail server never acknowledges a mail', async () => {
  const mail = await startMailServer({ hangs: () => true });
  const server = await runServer({
    SMTP_URL: mail.url,
    NOTIFY_EMAIL: 'ventas@casahilvan.example',
    PUBLIC_URL: 'https://tienda.example',
  });
  onTestFinished(async () => {
    await server.stop('SIGKILL');
    server.clean();
    await mail.close();
  });
  const product = await (await shopClient(server.url)).addProduct(aPlainThread());
  await orderThroughApi(server.url, { lines: [{ product, quantities: { Rojo: 1 } }] });
  await expect.poll(() => mail.received.length).toBe(1);
  await server.stop('SIGTERM');
  expect(server.process.exitCode).toBe(0);
});
