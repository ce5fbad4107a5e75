import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { COLOURS } from '#domain/catalogue/colours.ts';
import { DEMO_BRANDS } from './brands.ts';
import { ALL_PHOTOS, photoName } from './photos.ts';

const PHOTOS = new URL('photos/', import.meta.url);
const PUBLIC = new URL('../web/public/', import.meta.url);

test('every photo of the archive exists once, and all together stay small', () => {
  const files = readdirSync(PHOTOS);
  const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, PHOTOS)).size, 0);
  expect([...files].sort()).toEqual(ALL_PHOTOS.map((photo) => `${photoName(photo)}.webp`).sort());
  expect(bytes).toBeLessThan(8_000_000);
});

test('each of the 48 colours has its swatch, and the sprite holds all of them [DATA-007]', async () => {
  const missing = COLOURS.filter(({ path }) => !existsSync(new URL(`.${path}`, PUBLIC)));
  expect(missing).toEqual([]);
  for (const file of ['swatches.webp', 'swatches.avif']) {
    const sprite = await sharp(fileURLToPath(new URL(`colours/${file}`, PUBLIC))).metadata();
    expect([sprite.width, sprite.height]).toEqual([768, 576]);
  }
});

test('every brand has a logo that takes the colour of the surrounding text', () => {
  for (const { slug } of DEMO_BRANDS) {
    const logo = readFileSync(new URL(`brands/${slug}.svg`, PUBLIC), 'utf8');
    expect(logo).toContain('fill="currentColor"');
    expect(logo).not.toContain('<text');
  }
});
