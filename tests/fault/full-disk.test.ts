import { describe, expect, test } from 'vitest';
import type { WireOrderReceipt } from '#schemas/order-answers.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { inParallel, postOrder } from '#tests/support/many-orders.ts';
import { allowsOwnMounts, copyDatabase } from '#tests/support/own-mounts.ts';
import { aPhoto } from '#tests/support/photos.ts';
import { ADMINISTRATOR } from '#tests/support/running-server.ts';
import { A_MESSAGE } from '#tests/support/send-message.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { A_SMALL_DISK, aFolder, empty, fill } from '#tests/support/small-disk.ts';
import { assertSoundShop } from '#tests/support/sound-shop.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { logInAt, uploadPhoto } from '#tests/support/upload-photo.ts';

const FILLED = timesInStorm(1, 20);
const ORDERS = 150;

describe.skipIf(!allowsOwnMounts())('a full disk', () => {
  test(`refuses orders, messages, logins and photos with clear texts, keeps acknowledged ones, and recovers (times: ${FILLED}) [CART-020]`, async () => {
    const server = await serverOfTest({}, aFolder(), A_SMALL_DISK);
    const { url } = server;
    const token = await logInAt(url);
    const thread = await (await shopClient(url)).addProduct(aPlainThread());
    const payload = JSON.stringify(anOrderRequest([{ product: thread, quantities: { Rojo: 6, Azul: 6 } }]));
    const photo = await aPhoto({ width: 800, height: 600, isNoisy: true }).webp().toBuffer();
    const stored = await uploadPhoto(url, photo, token);
    const { url: photoUrl } = (await stored.json()) as { url: string };
    const acknowledged = new Map<string, WireOrderReceipt>();

    /** The distinct failures among all answers without a receipt. */
    async function refusalsOf(keys: readonly string[]): Promise<unknown[]> {
      const refusals = new Map<number, unknown>();
      const work = async (key: string) => {
        const answer = await postOrder(url, payload, key);
        const body = await answer.json();
        if (answer.status === 201) acknowledged.set(key, body as WireOrderReceipt);
        else refusals.set(answer.status, { retryAfter: answer.headers.get('retry-after'), body });
      };
      await inParallel(keys, { clients: 16, work });
      return [...refusals.values()];
    }

    /** Sends orders until some are refused; the space that the database's log already holds takes a few more. */
    async function ordersUntilFull(): Promise<{ keys: string[]; refusals: unknown[] }> {
      const keys: string[] = [];
      for (;;) {
        const more = Array.from({ length: ORDERS }, () => crypto.randomUUID());
        const refusals = await refusalsOf(more);
        keys.push(...more);
        if (refusals.length > 0) return { keys, refusals };
      }
    }

    for (let time = 0; time < FILLED; time += 1) {
      const before = acknowledged.size;
      fill(server);
      const { keys, refusals } = await ordersUntilFull();
      const title = 'No queda espacio para guardar lo que enviaste. Vuelve a intentar en unos minutos.';
      expect(refusals).toEqual([
        { retryAfter: '60', body: { type: 'about:blank', status: 507, code: 'storage-full', title } },
      ]);
      const writes = [
        ['/api/sendContact', A_MESSAGE],
        ['/api/login', ADMINISTRATOR],
      ] as const;
      for (const [path, body] of writes) {
        expect([path, await refusalOf(`${url}${path}`, body)]).toEqual([path, [507, 'storage-full', title]]);
      }
      const refused = await uploadPhoto(
        url,
        await aPhoto({ width: 900 - time, height: 600, isNoisy: true })
          .webp()
          .toBuffer(),
        token,
      );
      expect(refused.status).toBe(507);
      await assertServes(
        url,
        ['/', `/?q=${time}`, `/moreInfo/${thread.id}`, '/api/items', '/api/orders?size=1', photoUrl],
        token,
      );
      // The photo's rendition can't be stored, so each request makes it again.
      await assertServes(url, [photoUrl.replace('/images/', '/images/300/')], token);

      empty(server);
      expect(await refusalsOf(keys)).toEqual([]);
      for (const [path, body] of writes) {
        expect([path, (await post(`${url}${path}`, body)).ok]).toEqual([path, true]);
      }
      expect(acknowledged.size).toBe(before + keys.length);
    }
    expect(
      (await uploadPhoto(url, await aPhoto({ width: 640, height: 480 }).webp().toBuffer(), token)).status,
    ).toBe(201);
    const copy = aFolder();
    copyDatabase(server, copy);
    await assertSoundShop({ url, dataDir: copy }, [...acknowledged.values()]);
  });
});

function post(url: string, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** The first refusal of a repeated write: the space that the database's log already holds takes a few more. */
async function refusalOf(url: string, body: object): Promise<unknown> {
  for (let time = 0; time < ORDERS; time += 1) {
    const answer = await post(url, body);
    if (answer.ok) continue;
    const { code, title } = (await answer.json()) as { code: string; title: string };
    return [answer.status, code, title];
  }
  return null;
}

async function assertServes(url: string, paths: readonly string[], token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answers = await Promise.all(paths.map((path) => fetch(`${url}${path}`, { headers })));
  expect(answers.map(({ status }, index) => [paths[index], status])).toEqual(
    paths.map((path) => [path, 200]),
  );
}
