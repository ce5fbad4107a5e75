import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { SocketAddress } from 'node:net';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { remotePriceList } from '#server/prices/remote-price-list.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { openTestShop } from '#tests/support/test-shop.ts';

// Tests of a worker share its modules, and these have others.
vi.hoisted(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

// In this file 127.0.0.1 plays a public site; this machine's other addresses stay private.
vi.mock('node:net', async (original) => {
  const net = await original<typeof import('node:net')>();
  class BlockList extends net.BlockList {
    override addSubnet(network: string | SocketAddress, prefix: number, family?: 'ipv4' | 'ipv6'): void {
      if (network === '127.0.0.0') this.addRange('127.0.0.2', '127.255.255.255');
      else if (typeof network === 'string') super.addSubnet(network, prefix, family);
    }
  }
  return { ...net, BlockList };
});

const names = vi.hoisted(() => new Map<string, string[][]>());

/** Names of this file resolve to the addresses that a test lists, the next ones at each lookup. */
vi.mock('node:dns', async (original) => {
  const dns = await original<typeof import('node:dns')>();
  type Callback = (error: Error | null, addresses: LookupAddress[]) => void;
  const lookup = (name: string, _options: object, callback: Callback) => {
    const addresses = names.get(name)?.shift();
    if (addresses === undefined) return callback(new Error(`${name} is not found`), []);
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { ...dns, lookup };
});

const refusal = (detail: string) => ({ code: 'price-list-unreachable', extras: { detail } });
const PRIVATE = refusal('La dirección de la lista de precios es de una red privada y no se permite.');

/** A site at 127.0.0.1, or elsewhere on this machine, and the requests that it got. */
async function site(
  answer: RequestListener,
  host = '127.0.0.1',
  port = 0,
): Promise<{ port: number; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  }).listen(port, host);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return { port: typeof address === 'object' && address !== null ? address.port : 0, asked };
}

const fetched = (url: string) =>
  remotePriceList(new URL(url), { allowsPrivateAddresses: false, timeoutMs: 5000 });

test.each([
  'http://127.0.0.2',
  'http://0',
  'http://127.2',
  'http://0177.0.0.2',
  'http://0x7f.0.0.2',
  'http://0x7f000002',
  'http://2130706434',
  'http://127.0.0.2.',
  'http://[::1]',
  'http://[::]',
  'http://[::ffff:127.0.0.2]',
  'http://[::ffff:7f00:2]',
  'http://[64:ff9b::127.0.0.2]',
  'http://10.0.0.1',
  'http://172.16.0.1',
  'http://192.168.1.1',
  'http://169.254.169.254/latest/meta-data',
  'http://[fe80::1]',
  'http://[fd00:ec2::254]',
  'http://usuario:clave@127.0.0.2',
  'http://①②⑦.0.0.2',
])('%s is never requested, neither directly nor by a redirect [PRICES-010]', async (target) => {
  const inside = await site((_request, response) => response.end('codigo;precio'), '127.0.0.2');
  const url = new URL(target);
  url.port = String(inside.port);
  await expect(fetched(url.href)).rejects.toMatchObject(PRIVATE);
  const outside = await site((_request, response) => response.writeHead(302, { location: url.href }).end());
  await expect(fetched(`http://127.0.0.1:${outside.port}`)).rejects.toMatchObject(PRIVATE);
  expect(outside.asked).toEqual(['/']);
  expect(inside.asked).toEqual([]);
});

test.each([
  ['a private address', [['10.0.0.1']]],
  ['one public and one private address', [['127.0.0.1', '127.0.0.2']]],
  ['a mapped address', [['::ffff:127.0.0.2']]],
  ['the address of the cloud’s keys', [['169.254.169.254']]],
])('a name that resolves to %s is not requested [PRICES-010]', async (_what, addresses) => {
  names.set('lista.example', structuredClone(addresses));
  await expect(fetched('http://lista.example')).rejects.toMatchObject(PRIVATE);
});

test('a list is read only at its checked address, even if its name changes to another [PRICES-010]', async () => {
  const outside = await site((_request, response) => response.end('codigo'));
  const inside = await site((_request, response) => response.end('secreto'), '127.0.0.2', outside.port);
  names.set('lista.example', [['127.0.0.1'], ['127.0.0.2']]);
  expect(String(await fetched(`http://lista.example:${outside.port}`))).toBe('codigo');
  expect(names.get('lista.example')).toEqual([['127.0.0.2']]);
  // The second request looks the name up again and finds the private address.
  await expect(fetched(`http://lista.example:${outside.port}`)).rejects.toMatchObject(PRIVATE);
  expect(inside.asked).toEqual([]);
});

test.each(['file:///etc/passwd', 'ftp://lista.example', 'gopher://127.0.0.2:25', 'data:text/csv,codigo'])(
  'a redirect to %s is not followed [PRICES-010]',
  async (location) => {
    const outside = await site((_request, response) => response.writeHead(301, { location }).end());
    const notWeb = refusal('La dirección de la lista de precios no es http ni https.');
    await expect(fetched(`http://127.0.0.1:${outside.port}`)).rejects.toMatchObject(notWeb);
  },
);

test('photos are links to allowed sites, and the server fetches none of them [DATA-G01]', async () => {
  const shop = await openTestShop('sqlite');
  onTestFinished(() => shop.close());
  const { _id, ...product } = productToWire(aThread());
  for (const photo of [
    'http://127.0.0.1/x.webp',
    'https://127.0.0.1/x.webp',
    'https://[::1]/x.webp',
    'https://169.254.169.254/latest/meta-data',
    'https://res.cloudinary.com@127.0.0.1/x.webp',
    'https://res.cloudinary.com.malo.example/x.webp',
    '//malo.example/x.webp',
    'file:///etc/passwd',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'javascript:alert(1)',
    '/images/../tienda.db',
  ]) {
    const payload = {
      ...product,
      data: { ...product.data, items: [{ ...product.data.items[0], photo: [photo] }] },
    };
    const answer = await shop.callAsAdministrator({ method: 'POST', url: '/api/items', payload });
    expect([photo, answer.statusCode]).toEqual([photo, 400]);
  }
});

test('all code that calls other machines by HTTP is on a reviewed list', () => {
  const asks = /\bfetch\(|import \{ (?:get|request)\b[^}]*\} from 'node:https?'/;
  const asking = globSync('server/**/*.ts')
    .filter((path) => !path.includes('.test.'))
    .filter((path) => asks.test(readFileSync(path, 'utf8')));
  expect(asking.sort()).toEqual([
    'server/keep-alive.ts',
    'server/mercado-pago/mercado-pago-api.ts',
    // The owner names it in the configuration.
    'server/pages/start-edge-purge.ts',
    'server/push/deliver.ts',
    'server/remote/remote-file.ts',
    'server/s3/s3-requests.ts',
  ]);
});
