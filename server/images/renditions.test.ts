import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { aPhoto } from '#tests/support/photos.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { createDiskPhotoStore } from './disk-photo-store.ts';
import { openRenditions } from './renditions.ts';

test('renditions are made two at a time, and a failed one frees its slot [DATA-005]', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hilvan-renditions-'));
  const photo = await aPhoto({ width: 40, height: 40 }).webp().toBuffer();
  let running = 0;
  let most = 0;
  const renditions = openRenditions({
    photos: {
      ...createDiskPhotoStore(dataDir),
      async read(name) {
        running += 1;
        most = Math.max(most, running);
        await delay(5);
        running -= 1;
        if (name.startsWith('mala')) throw new Error('a broken disk');
        return photo;
      },
    },
    dataDir,
    maxBytes: 1_000_000,
    log: recordedLog().loggerInstance,
  });
  onTestFinished(() => {
    renditions.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const names = Array.from(
    { length: 12 },
    (_, index) => `${index % 3 === 0 ? 'mala' : 'buena'}-${index}.webp`,
  );
  const read = names.map((name) => renditions.read({ name, width: 300, format: 'webp' }));
  const outcomes = await Promise.allSettled(read);
  expect(most).toBe(2);
  expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(
    names.map((name) => name.startsWith('mala')),
  );
});
