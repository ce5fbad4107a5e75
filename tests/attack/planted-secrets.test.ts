import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { DASHBOARD_SCREENS } from '#tests/support/dashboard-screens.ts';
import { ACCESS_TOKEN, fakeMercadoPago, noticeOf, WEBHOOK_SECRET } from '#tests/support/fake-mercado-pago.ts';
import { acceptedAt, quotesSentAt } from '#tests/support/quotes-at.ts';
import type { RunningServer } from '#tests/support/running-server.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { logInAt } from '#tests/support/upload-photo.ts';

/** Half of each is enough to know it again. */
const SECRETS = [ACCESS_TOKEN, WEBHOOK_SECRET].flatMap((secret) => [
  secret.slice(0, 20),
  secret.slice(5, 25),
]);
const PAGES = ['/', '/hilvanDash', '/hilvanDash/tienda/cobros', '/hilvanDash/cobros', '/sitemap.xml'];

test('the keys of Mercado Pago leave the process nowhere but to Mercado Pago [PAY-001]', async () => {
  const fake = await fakeMercadoPago();
  onTestFinished(() => fake.close());
  const server = await serverOfTest({ MERCADOPAGO_URL: fake.url, LOG_LEVEL: 'trace', BACKUPS: 'on' });
  const log = logOf(server);
  const authorization = `Bearer ${await logInAt(server.url)}`;
  const said: string[] = [];
  const ask = async (path: string, request: RequestInit = {}) => {
    const answer = await fetch(`${server.url}${path}`, {
      ...request,
      redirect: 'manual',
      headers: { authorization, 'content-type': 'application/json', ...request.headers },
    });
    const text = await answer.text();
    said.push(`${path} ${JSON.stringify([...answer.headers])} ${text}`);
    return { status: answer.status, text };
  };
  const save = (body: string) => ask('/api/payments/mercado-pago', { method: 'PUT', body });

  expect(
    (await save(JSON.stringify({ isOn: true, accessToken: ACCESS_TOKEN, webhookSecret: WEBHOOK_SECRET })))
      .status,
  ).toBe(200);
  // Refused in every way.
  for (const body of [
    JSON.stringify({ isOn: 'sí', accessToken: ACCESS_TOKEN }),
    JSON.stringify({ isOn: true, accessToken: `${ACCESS_TOKEN} ñ` }),
    JSON.stringify({ isOn: true, webhookSecret: WEBHOOK_SECRET.repeat(40) }),
    JSON.stringify({ [ACCESS_TOKEN]: WEBHOOK_SECRET }),
    `{"isOn":true,"accessToken":"${ACCESS_TOKEN}`,
  ])
    expect((await save(body)).status).toBeGreaterThanOrEqual(400);
  await fetch(`${server.url}/api/payments/mercado-pago`, { method: 'PUT', body: ACCESS_TOKEN });

  const [token = ''] = await quotesSentAt(server.url, 1);
  await acceptedAt(server.url, token);
  const pay = () => ask(`/api/quotes/${token}/pay`, { method: 'POST', body: '{}' });
  fake.lies.busy = 1;
  expect((await pay()).status).toBe(502);
  fake.lies.lostAnswers = 1;
  expect((await pay()).status).toBe(502);
  expect((await pay()).status).toBe(200);
  const [preference] = fake.preferences.values();
  const payment = fake.pay(preference?.reference ?? '', { transaction_amount: 1 });
  const { url, headers } = noticeOf(payment);
  expect((await ask(url, { method: 'POST', headers, body: '{}' })).status).toBe(200);
  await ask(url, { method: 'POST', headers: { ...headers, 'x-signature': WEBHOOK_SECRET }, body: '{}' });

  for (const path of Object.values(DASHBOARD_SCREENS).flat()) await ask(`/api${path}`);
  for (const path of [
    '/api/payments/mercado-pago',
    '/api/payments/means',
    '/api/docs',
    '/api/orders.csv',
    '/api/log',
  ])
    await ask(path);
  for (const path of [...PAGES, `/presupuesto/${token}`]) await ask(path);
  expect(said.join('\n')).toContain('4821');

  await (await shopClient(server.url)).requestBackup();
  const backups = () => filesBelow(join(server.dataDir, 'backups')).filter((path) => path.endsWith('.tar'));
  await expect.poll(backups).toHaveLength(1);
  await expect.poll(log).toContain('/api/mercadopago/notices');
  const stored = filesBelow(server.dataDir)
    .filter((path) => !path.endsWith('.tar'))
    .map((path) => readFileSync(path, 'latin1'));
  const unpacked = backups().flatMap(contentsOf);
  expect(unpacked.join('\n')).toContain('access_token_end');
  const key = readFileSync(join(server.dataDir, 'secrets.key'), 'utf8').trim();
  for (const secret of [...SECRETS, key]) {
    expect(said.filter((text) => text.includes(secret))).toEqual([]);
    expect(log()).not.toContain(secret);
    expect(unpacked.filter((text) => text.includes(secret))).toEqual([]);
  }
  for (const secret of SECRETS) expect(stored.filter((text) => text.includes(secret))).toEqual([]);
});

function logOf(server: RunningServer): () => string {
  let log = '';
  server.process.stdout?.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  return () => log;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** What is in a backup, unpacked. */
function contentsOf(path: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'hilvan-unpacked-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync('tar', ['-xf', path, '-C', folder]);
  return filesBelow(folder).map((file) => {
    const bytes = readFileSync(file);
    return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1');
  });
}
