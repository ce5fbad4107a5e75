import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_SETTINGS } from '#config/demo-store.ts';
import type { StoreOverrides } from '#config/store-overrides.ts';

/**
 * Starts something with a `STORE_CONFIG` by which a new, empty shop is Casa Hilván, so that it has somebody to show. A server
 * reads the file at its start, so it is gone afterwards.
 */
export async function withCasaHilvan<T>(
  start: (file: string) => Promise<T>,
  more: StoreOverrides = {},
): Promise<T> {
  const { identity, contact, hours, story, brands, banners, texts, chat, search, legal } = DEMO_SETTINGS;
  const areas = { ...identity, ...contact, ...hours, ...story, ...brands, ...banners };
  const folder = mkdtempSync(join(tmpdir(), 'hilvan-store-'));
  const file = join(folder, 'store.json');
  writeFileSync(file, JSON.stringify({ ...areas, ...texts, ...chat, ...search, legal, ...more }));
  try {
    return await start(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
