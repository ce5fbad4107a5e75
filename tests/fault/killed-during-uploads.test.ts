import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageFolder, originalPath } from '#server/images/image-store.ts';
import { inParallel } from '#tests/support/many-orders.ts';
import { aPhoto } from '#tests/support/photos.ts';
import type { RunningServer } from '#tests/support/running-server.ts';
import { serverOfTest } from '#tests/support/server-of-test.ts';
import { assertSoundShop } from '#tests/support/sound-shop.ts';
import { timesInStorm } from '#tests/support/storm.ts';
import { logInAt, uploadPhoto } from '#tests/support/upload-photo.ts';

const KILLS = timesInStorm(1, 25);
const PHOTOS = 24;
const KILL_AFTER = 8;
const TWO_HOURS_SECONDS = 2 * 60 * 60;

test(`a process killed during uploads keeps each acknowledged photo whole and shows no partial one (kills: ${KILLS}) [API-020]`, async () => {
  const photos = await Promise.all(
    Array.from({ length: PHOTOS }, (_, index) =>
      aPhoto({ width: 300, height: 200, hue: index * 10, isNoisy: true })
        .webp()
        .toBuffer(),
    ),
  );
  let server = await serverOfTest();
  const { dataDir } = server;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const acknowledged = await uploadsUntilKilled(server, photos);
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILL_AFTER);
    expect(acknowledged.length).toBeLessThan(PHOTOS);
    const drafts = draftsIn(dataDir);
    for (const draft of drafts) age(join(imageFolder(dataDir), draft));

    server = await serverOfTest({}, dataDir);
    expect(draftsIn(dataDir)).toEqual([]);
    for (const name of readdirSync(imageFolder(dataDir))) await assertWhole(server.url, dataDir, name);
    for (const url of acknowledged) expect((await fetch(`${server.url}${url}`)).status).toBe(200);
    await assertSoundShop(server);
    const token = await logInAt(server.url);
    const again = await inParallel(photos, {
      clients: 4,
      work: (photo) => upload(server.url, photo, token),
    });
    expect(new Set(again)).toEqual(new Set([...again, ...acknowledged]));
  }
  expect(readdirSync(imageFolder(dataDir))).toHaveLength(PHOTOS);
});

/** The addresses of the photos that were acknowledged before the kill. */
async function uploadsUntilKilled(server: RunningServer, photos: readonly Buffer[]): Promise<string[]> {
  const token = await logInAt(server.url);
  let acknowledged = 0;
  const work = async (photo: Buffer) => {
    const url = await upload(server.url, photo, token).catch(() => null);
    if (url !== null) acknowledged += 1;
    if (acknowledged === KILL_AFTER) server.process.kill('SIGKILL');
    return url;
  };
  const urls = await inParallel(photos, { clients: 4, work });
  await server.stop('SIGKILL');
  return urls.filter((url) => url !== null);
}

async function upload(url: string, photo: Buffer, token: string): Promise<string> {
  const answer = await uploadPhoto(url, photo, token);
  return ((await answer.json()) as { url: string }).url;
}

function draftsIn(dataDir: string): string[] {
  return readdirSync(imageFolder(dataDir)).filter((name) => name.startsWith('.'));
}

/** A recent draft could belong to another process, so it is removed only when old. */
function age(path: string): void {
  const then = Date.now() / 1000 - TWO_HOURS_SECONDS;
  utimesSync(path, then, then);
}

/** A photo's name is the hash of its content, and requests return exactly the stored bytes. */
async function assertWhole(url: string, dataDir: string, name: string): Promise<void> {
  const bytes = readFileSync(originalPath(dataDir, name));
  expect(createHash('sha256').update(bytes).digest('hex').slice(0, 32)).toBe(name.replace('.webp', ''));
  expect(await sharp(bytes).stats()).toBeDefined();
  const served = await fetch(`${url}/images/${name}`);
  expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
}
