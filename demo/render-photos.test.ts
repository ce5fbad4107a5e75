import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DEFAULT_TREE } from '#domain/catalogue/default-tree.ts';
import { drawingPlace, SUBSECTION_DRAWINGS } from '#domain/catalogue/subsection-drawings.ts';
import { subsectionPicture } from '#domain/catalogue/subsection-picture.ts';
import { COLOURS } from '#domain/products/colours.ts';
import { ARCHETYPES } from './archetypes/all-archetypes.ts';
import { DEMO_BRANDS } from './brands.ts';
import { demoProducts, PICTURED } from './generate-products.ts';
import { LOOKS } from './pictures/all-looks.ts';

const PHOTOS = new URL('photos/', import.meta.url);
const PUBLIC = new URL('../web/public/', import.meta.url);

test('every photo that a product shows exists, no other does, and all together stay small [DATA-005]', () => {
  const files = readdirSync(PHOTOS);
  const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, PHOTOS)).size, 0);
  const shown = demoProducts(PICTURED).flatMap(({ photos }) =>
    photos.map((photo) => photo.slice('/images/'.length)),
  );
  expect([...files].sort()).toEqual([...new Set(shown)].sort());
  expect(bytes).toBeLessThan(25_000_000);
});

test('every archetype is drawn, and nothing else', () => {
  const names = ARCHETYPES.flatMap(({ archetypes }) => archetypes.map(({ name }) => name));
  expect(Object.keys(LOOKS).sort()).toEqual([...names].sort());
});

test('no two photos are the same picture', () => {
  const files = readdirSync(PHOTOS);
  const prints = files.map((file) => hash('sha256', readFileSync(new URL(file, PHOTOS))));
  expect(new Set(prints).size).toBe(files.length);
});

test('each of the 48 colours has its swatch, and the sprite holds all of them [DATA-007]', async () => {
  const missing = COLOURS.filter(({ path }) => !existsSync(new URL(`.${path}`, PUBLIC)));
  expect(missing).toEqual([]);
  for (const file of ['swatches.webp', 'swatches.avif']) {
    const sprite = await sharp(fileURLToPath(new URL(`colours/${file}`, PUBLIC))).metadata();
    expect([sprite.width, sprite.height]).toEqual([768, 576]);
  }
});

test('every subsection has a drawing for the product form [WIZARD-003]', () => {
  const files = DEFAULT_TREE.flatMap(({ subsections }) =>
    subsections.map(({ name }) => subsectionPicture(name)),
  );
  expect(files).toContain('/art/subsections/herramientas-tijeras.webp');
  expect(new Set(files).size).toBe(14);
  for (const file of files) expect(statSync(new URL(`.${file}`, PUBLIC)).size).toBeLessThan(50_000);
});

test('one picture holds the drawing of each subsection, where its tile looks for it', async () => {
  const places = DEFAULT_TREE.flatMap(({ subsections }) =>
    subsections.map(({ name }) => drawingPlace(subsectionPicture(name))),
  );
  expect(places.toSorted((one, other) => one - other)).toEqual(SUBSECTION_DRAWINGS.map((_, place) => place));
  for (const file of ['subsections.webp', 'subsections.avif']) {
    const sprite = await sharp(fileURLToPath(new URL(`art/${file}`, PUBLIC))).metadata();
    expect([sprite.width, sprite.height]).toEqual([SUBSECTION_DRAWINGS.length * 192, 192]);
  }
});

test('every brand has a logo that takes the colour of the surrounding text', () => {
  for (const { slug } of DEMO_BRANDS) {
    const logo = readFileSync(new URL(`brands/${slug}.svg`, PUBLIC), 'utf8');
    expect(logo).toContain('fill="currentColor"');
    expect(logo).not.toContain('<text');
  }
});
