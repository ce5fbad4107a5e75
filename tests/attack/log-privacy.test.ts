import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { aPhoto, multipartOf } from '#tests/support/photos.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { openRawSocket } from '#tests/support/raw-socket.ts';
import { ADMINISTRATOR, type RunningServer } from '#tests/support/running-server.ts';
import { sendMessage } from '#tests/support/send-message.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { shopClient } from '#tests/support/shop-client.ts';

/** Private data of shoppers and administrators, in words that the test searches the log for. */
const CUSTOMER = {
  firstName: 'Clementina',
  lastName: 'Zubizarreta',
  phone: '3496551177',
  email: 'clementina.zubizarreta@correo.test',
};
const MESSAGE = { userName: 'Evaristo', userLocation: 'Humboldt', userMessage: 'Me operaron de cataratas' };
const SEARCHED = 'entretela-de-mi-tía';
const ADDRESS = '198.51.100.77';
const KEY = 'clave-del-envio-que-nadie-ve';
const FILE = 'receta-del-oculista.jpg';
const WRONG_PASSWORD = 'mi-gata-se-llama-Nube';

test('no personal data gets into the log, at any log level', async () => {
  const databaseUrl = await newDatabase(inject('postgresUrl'));
  const mailServer = await startMailServer({
    refuses: (address) => ({ code: 550, text: `5.1.1 <${address}>: ${address} no existe` }),
  });
  onTestFinished(() => mailServer.close());
  const server = await serverOfTest({
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'trace',
    TRUST_PROXY: '1',
    SMTP_URL: mailServer.url,
    NOTIFY_EMAIL: 'mostrador@casahilvan.example',
    PUBLIC_URL: 'http://127.0.0.1:4180',
  });
  const log = logOf(server);
  const url = server.url;
  const thread = await (await shopClient(url)).addProduct(aPlainThread());
  const order = (customer = CUSTOMER, key = KEY) =>
    fetch(`${url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-forwarded-for': ADDRESS },
      body: JSON.stringify(anOrderRequest([{ product: thread, quantities: { Rojo: 1 } }], customer)),
    });

  const placed = await order();
  expect(placed.status).toBe(201);
  const { link } = (await placed.json()) as { link: string };
  const linkToken = link.split('/').at(-1) ?? '';
  for (const path of ['', '.data', '/otra']) {
    await fetch(`${url}/pedido/${linkToken}${path}`);
    await fetch(`${url}/presupuesto/${linkToken}${path}`, { method: path === '' ? 'GET' : 'POST' });
  }
  await sendMessage(url, MESSAGE);
  const { cookie, token } = await loggedIn(url);
  expect((await post(url, '/api/login', { ...ADMINISTRATOR, password: WRONG_PASSWORD })).status).toBe(401);
  for (const path of [
    `/?q=${SEARCHED}`,
    `/api/orders?q=${CUSTOMER.lastName}&page=1`,
    `/api/nope?q=${SEARCHED}`,
  ]) {
    await fetch(`${url}${encodeURI(path)}`, { headers: { cookie, 'x-forwarded-for': ADDRESS } });
  }
  await uploadWith(url, cookie);
  const socket = await openRawSocket(url);
  socket.write(`GET / HTTP/1.1\r\nCookie: ${cookie}\r\nX: ${CUSTOMER.email}\r\n\x00: \r\n\r\n`);
  await socket.ended;
  await post(url, '/api/orders', { userName: CUSTOMER.firstName, userPhone: CUSTOMER.phone });
  await refuseCustomer(databaseUrl);
  expect((await order(CUSTOMER, `${KEY}-2`)).status).toBe(500);

  await expect.poll(log).toContain('"notice not sent"');
  await expect.poll(log).toMatch(/"code":"23514".*"request failed"/);
  expect(linesOf(log())).toContainEqual(
    expect.objectContaining({ msg: 'request', method: 'POST', route: '/api/login', status: 401 }),
  );
  const secrets = [
    ...Object.values({ ...CUSTOMER, ...MESSAGE, ...ADMINISTRATOR }),
    ...[SEARCHED, encodeURI(SEARCHED), ADDRESS, 'remoteAddress', KEY, FILE, WRONG_PASSWORD, token, linkToken],
    ...[cookie.split('=')[1] ?? cookie, 'mostrador@casahilvan.example', 'zubizarreta'],
  ];
  for (const secret of secrets) expect(log().toLowerCase()).not.toContain(secret.toLowerCase());
});

test('a log line has the request id of the answer, which only a trusted proxy may set', async () => {
  const server = await serverOfTest({ LOG_LEVEL: 'info', TRUST_PROXY: '1' });
  const log = logOf(server);
  const idOf = async (given: string) => {
    const headers = { 'content-type': 'application/json', 'x-request-id': given };
    const answer = await fetch(`${server.url}/api/orders`, { method: 'POST', headers, body: '{' });
    expect(answer.status).toBe(400);
    return answer.headers.get('x-request-id');
  };
  expect(await idOf('proxy-0123456789')).toBe('proxy-0123456789');
  const unfit = 'ana@correo.test <script>';
  const own = await idOf(unfit);
  expect(own).toMatch(/^[\da-f-]{36}$/);
  const named = () =>
    linesOf(log())
      .filter(({ msg }) => msg === 'request')
      .map(({ reqId }) => reqId);
  await expect.poll(named).toEqual(['proxy-0123456789', own]);
});

/** Reads everything that a server has logged so far. */
function logOf(server: RunningServer): () => string {
  let log = '';
  server.process.stdout?.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  return () => log;
}

function linesOf(log: string): Record<string, unknown>[] {
  return log
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line));
}

function post(url: string, path: string, body: object): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function loggedIn(url: string): Promise<{ cookie: string; token: string }> {
  const answer = await post(url, '/api/login', ADMINISTRATOR);
  const { token } = (await answer.json()) as { token: string };
  return { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '', token };
}

async function uploadWith(url: string, cookie: string): Promise<void> {
  const photo = await aPhoto({ width: 20, height: 20 }).jpeg().toBuffer();
  for (const bytes of [photo, Buffer.from(CUSTOMER.email)]) {
    const { payload, headers } = multipartOf(bytes, { name: FILE });
    await fetch(`${url}/api/cloudinary`, {
      method: 'POST',
      headers: { ...headers, cookie, 'x-request-id': CUSTOMER.email },
      body: new Uint8Array(payload),
    });
  }
}

/** Makes the database refuse customers with an error that contains the whole row. */
async function refuseCustomer(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("alter table orders add constraint nobody check (last_name <> 'Zubizarreta') not valid");
  await client.end();
}
