import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_SETTINGS } from '#config/demo-store.ts';
import type { StoreOverrides } from '#config/load-store.ts';

/** A `STORE_CONFIG` with which a new, empty shop is Casa Hilván, so that it has somebody to show. */
export function casaHilvanFile(more: StoreOverrides = {}): string {
  const { identity, contact, hours, story, brands, banners, texts, chat, search, legal } = DEMO_SETTINGS;
  const areas = { ...identity, ...contact, ...hours, ...story, ...brands, ...banners };
  const file = join(mkdtempSync(join(tmpdir(), 'hilvan-store-')), 'store.json');
  writeFileSync(file, JSON.stringify({ ...areas, ...texts, ...chat, ...search, legal, ...more }));
  return file;
}
