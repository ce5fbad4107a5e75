import { once } from 'node:events';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { priceListBytes } from './price-source.ts';
import { MAX_BYTES, remotePriceList } from './remote-price-list.ts';

const servers: Server[] = [];

/** A site on this machine; the URL is of its '/lista.csv'. */
async function site(listener: RequestListener): Promise<URL> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/lista.csv`);
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const fetched = (url: URL, timeoutMs?: number) =>
  remotePriceList(url, { allowsPrivateAddresses: true, ...(timeoutMs === undefined ? {} : { timeoutMs }) });
const unreachable = (detail: string) => ({ code: 'price-list-unreachable', status: 502, extras: { detail } });

test('a list is downloaded byte by byte [PRICES-010]', async () => {
  const url = await site((_request, response) => response.end(Buffer.from([0xd1, 0xff, 0])));
  expect(await fetched(url)).toEqual(Buffer.from([0xd1, 0xff, 0]));
});

test('an address of this machine is refused, written as number or as name, unless it is allowed [PRICES-010]', async () => {
  let requests = 0;
  const url = await site((_request, response) => {
    requests += 1;
    response.end('codigo');
  });
  const refusal = unreachable('La dirección de la lista de precios es de una red privada y no se permite.');
  const byName = new URL(`http://localhost:${url.port}/lista.csv`);
  const mapped = new URL(`http://[::ffff:127.0.0.1]:${url.port}/lista.csv`);
  const decimal = new URL(`http://2130706433:${url.port}/lista.csv`);
  for (const address of [url, byName, mapped, decimal]) {
    await expect(remotePriceList(address, { allowsPrivateAddresses: false })).rejects.toMatchObject(refusal);
  }
  expect(requests).toBe(0);
});

test('three redirects are followed, a fourth is not [PRICES-010]', async () => {
  const url = await site((request, response) => {
    const step = Number(new URL(request.url ?? '', 'http://x').searchParams.get('paso') ?? 0);
    if (step === 0) return response.end('codigo');
    return response.writeHead(302, { location: `?paso=${step - 1}` }).end();
  });
  expect(String(await fetched(new URL('?paso=3', url)))).toBe('codigo');
  const tooMany = unreachable('La dirección de la lista de precios redirige demasiadas veces.');
  await expect(fetched(new URL('?paso=4', url))).rejects.toMatchObject(tooMany);
});

test('a redirect to anything but HTTP is refused [PRICES-010]', async () => {
  const url = await site((_request, response) =>
    response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  );
  const refusal = unreachable('La dirección de la lista de precios no es http ni https.');
  await expect(fetched(url)).rejects.toMatchObject(refusal);
});

test('any status but 200 is reported [PRICES-010]', async () => {
  const url = await site((_request, response) => response.writeHead(404).end('nada'));
  const refusal = unreachable('El sitio de la lista de precios respondió con el estado 404.');
  await expect(fetched(url)).rejects.toMatchObject(refusal);
});

test('reading stops after 10 MB [PRICES-010]', async () => {
  const endless = function* () {
    for (;;) yield Buffer.alloc(1024 * 1024);
  };
  const url = await site((_request, response) => {
    pipeline(Readable.from(endless()), response).catch(() => undefined);
  });
  await expect(fetched(url)).rejects.toMatchObject(unreachable('La lista de precios pesa más de 10 MB.'));
  expect(MAX_BYTES).toBe(10 * 1024 * 1024);
});

test('an endless answer is aborted after the total timeout [PRICES-009 PRICES-010]', async () => {
  const url = await site((_request, response) => response.write('codigo;precio\n'));
  const refusal = unreachable('El sitio de la lista de precios no respondió a tiempo.');
  await expect(fetched(url, 200)).rejects.toMatchObject(refusal);
});

test('an unreachable site is reported as such [PRICES-010]', async () => {
  const url = await site((_request, response) => response.end());
  servers.splice(0)[0]?.close();
  await expect(fetched(url)).rejects.toMatchObject(
    unreachable('No se pudo llegar al sitio de la lista de precios.'),
  );
});

test('a redirect that names no address is none, and only a redirect is followed [PRICES-010]', async () => {
  const nowhere = await site((_request, response) => response.writeHead(302).end());
  await expect(fetched(nowhere)).rejects.toMatchObject(
    unreachable('El sitio de la lista de precios respondió con el estado 302.'),
  );
  let requests = 0;
  const created = await site((_request, response) => {
    requests += 1;
    response.writeHead(404, { location: '/otra.csv' }).end();
  });
  await expect(fetched(created)).rejects.toMatchObject(
    unreachable('El sitio de la lista de precios respondió con el estado 404.'),
  );
  expect(requests).toBe(1);
});

test('a file of the server is read up to 10 MB, and not a byte more [PRICES-010]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hilvan-prices-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const location = join(folder, 'lista.csv');
  const bytes = () => priceListBytes({ location, allowsPrivateAddresses: false });
  writeFileSync(location, '');
  truncateSync(location, MAX_BYTES);
  expect(await bytes()).toHaveLength(MAX_BYTES);
  truncateSync(location, MAX_BYTES + 1);
  await expect(bytes()).rejects.toMatchObject(unreachable('La lista de precios pesa más de 10 MB.'));
});
