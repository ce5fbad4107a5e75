import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ConfigurationError } from '#config/env.ts';
import type { S3Place } from '#config/s3-place.ts';
import { collectGarbage } from '#tests/support/collect-garbage.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { copyPhotos } from './image-store.ts';
import { openS3PhotoStore } from './s3-photo-store.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
  s3.clean();
});

const log = recordedLog().loggerInstance;
const aStore = () => openS3PhotoStore(s3.newPlace().place, { log, limits: { namesAtOnce: 10 } });
const unavailable = { code: 'photos-unavailable', status: 503 };

test('a photo is read back byte for byte, and a missing one is null [DATA-005]', async () => {
  const store = await aStore();
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
  await store.write('hilo-rojo_1.webp', bytes);
  expect((await store.read('hilo-rojo_1.webp'))?.equals(bytes)).toBe(true);
  expect(await store.read('falta.webp')).toBe(null);
});

test('two shops in one bucket see nothing of one another [DATA-005]', async () => {
  const [one, other] = [await aStore(), await aStore()];
  await one.write('a.webp', Buffer.from('a'));
  expect(await other.read('a.webp')).toBe(null);
  expect(await other.names()).toEqual([]);
  expect(await one.names()).toEqual(['a.webp']);
});

test('names beyond one page of the store are all listed, in order [DATA-005]', async () => {
  const store = await aStore();
  const folder = mkdtempSync(join(tmpdir(), 'hilvan-fotos-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const names = Array.from({ length: 25 }, (_, index) => `foto-${index + 10}.webp`);
  for (const name of names) writeFileSync(join(folder, name), name);
  writeFileSync(join(folder, 'notas.txt'), 'no photo');
  await copyPhotos(folder, store);
  expect(await store.names()).toEqual(names);
  expect((await store.read('foto-34.webp'))?.toString()).toBe('foto-34.webp');
});

test.each([
  ['a wrong secret', { secretAccessKey: 'otra' }, /no acepta la clave \(403 SignatureDoesNotMatch\)/],
  ['an unknown key', { accessKeyId: 'nadie' }, /no acepta la clave \(403 InvalidAccessKeyId\)/],
  ['a bucket that is not there', { bucket: 'otro' }, /no existe ese depósito/],
])('%s stops the start with a line that says so', async (_what, fault: Partial<S3Place>, line) => {
  const opening = openS3PhotoStore({ ...s3.newPlace().place, ...fault }, { log });
  await expect(opening).rejects.toThrow(ConfigurationError);
  await expect(opening).rejects.toThrow(line);
});

/** A store that answers as it is told to. */
async function aStrangeStore(
  answer: (response: ServerResponse, asked: number) => void,
  timeoutMs = { reading: 10_000, writing: 10_000 },
) {
  let asked = 0;
  const server: Server = createServer((request, response) => {
    request.resume();
    asked += 1;
    answer(response, asked);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const recorded = recordedLog();
  const place = { ...s3.newPlace().place, origin: `http://127.0.0.1:${port}` };
  const store = await openS3PhotoStore(place, {
    log: recorded.loggerInstance,
    limits: { timeoutMs },
    failurePauseMs: 60_000,
  });
  return { store, asked: () => asked, lines: recorded.lines, place };
}

test('a store that fails once is asked again', async () => {
  const { store } = await aStrangeStore((response, asked) => {
    response.writeHead(asked % 2 === 1 ? 503 : 200).end('bytes');
  });
  await store.write('a.webp', Buffer.from('a'));
  expect((await store.read('a.webp'))?.toString()).toBe('bytes');
});

test('a store that never answers times out and is left alone for a while; uploads still try', async () => {
  const { store, asked, lines, place } = await aStrangeStore(() => undefined, {
    reading: 300,
    writing: 5000,
  });
  await expect(store.read('a.webp')).rejects.toMatchObject(unavailable);
  const before = asked();
  await expect(store.read('b.webp')).rejects.toMatchObject(unavailable);
  expect(asked()).toBe(before);
  await expect(store.write('a.webp', Buffer.from('a'))).rejects.toMatchObject(unavailable);
  expect(asked()).toBe(before + 1);
  expect(lines).toHaveLength(3);
  expect(JSON.stringify(lines)).not.toContain(place.secretAccessKey);
});

test('a store that never answers times out even while memory is collected', async () => {
  const { store } = await aStrangeStore(() => undefined, { reading: 300, writing: 300 });
  const collecting = setInterval(collectGarbage, 10);
  onTestFinished(() => clearInterval(collecting));
  await expect(store.read('a.webp')).rejects.toMatchObject(unavailable);
  await expect(store.write('a.webp', Buffer.from('a'))).rejects.toMatchObject(unavailable);
});

test('an answer larger than any photo is not read to its end', async () => {
  const { store, lines } = await aStrangeStore((response, asked) => {
    response.writeHead(200);
    if (asked === 1) {
      response.end();
      return;
    }
    const more = () => {
      while (response.write(Buffer.alloc(65_536)));
    };
    response.on('drain', more);
    more();
  });
  await expect(store.read('a.webp')).rejects.toMatchObject(unavailable);
  expect(lines).toMatchObject([{ err: { message: '200 larger than any photo' } }]);
});

test('redirects of a store are not followed', async () => {
  const { store, asked } = await aStrangeStore((response, asked) => {
    response.writeHead(asked === 1 ? 200 : 307, { location: '/otro' }).end();
  });
  const before = asked();
  await expect(store.write('a.webp', Buffer.from('a'))).rejects.toMatchObject(unavailable);
  expect(asked() - before).toBeLessThanOrEqual(3);
});
