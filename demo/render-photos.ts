import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import sharp, { type Sharp, type WebpOptions } from 'sharp';
import { drawingPlace } from '#domain/catalogue/subsection-drawings.ts';
import { subsectionPicture } from '#domain/catalogue/subsection-picture.ts';
import { COLOURS } from '#domain/products/colours.ts';
import { DEMO_BRANDS } from './brands.ts';
import { encodePhoto } from './encode-photo.ts';
import { sittings } from './generate-products.ts';
import { drawIllustration } from './illustrations/draw.ts';
import { antiqueMachine } from './illustrations/kinds/antique-machine.ts';
import {
  bareCountry,
  brokenThread,
  countryMap,
  emptyBag,
  emptySpools,
  heroCones,
  noPhoto,
} from './illustrations/shop-art.ts';
import { drawSwatch } from './illustrations/swatch.ts';
import { drawWordmark } from './illustrations/wordmark.ts';
import { drawPicture } from './pictures/draw-picture.ts';
import { drawSubsection, SUBSECTION_PICTURES } from './subsection-pictures.ts';

// Renders every picture of the demo and of the shop's pages again: `node demo/render-photos.ts`.

const PHOTOS = new URL('photos/', import.meta.url);
const PUBLIC = new URL('../web/public/', import.meta.url);

const MACHINE = { side: 1200, drawn: 600, webp: { quality: 75, effort: 6 } };
const SUBSECTION = { side: 480, drawn: 600, webp: { quality: 75, effort: 6 } };
/** In the tiles of the home, where all of them show at once. */
const TILE = { side: 192, drawn: 600, webp: { quality: 60, effort: 6 } };
const TILE_AVIF = { quality: 45, effort: 6, chromaSubsampling: '4:2:0' };
const SWATCH = { side: 96, drawn: 120, webp: { quality: 82, effort: 6 } };
const SPRITE_COLUMNS = 8;
const SPRITE_AVIF = { quality: 55, effort: 6, chromaSubsampling: '4:2:0' };

type Rendition = { readonly side: number; readonly drawn: number; readonly webp: WebpOptions };

/** Rendered at its final size, so that lines stay sharp. */
const rasterised = (svg: string, { side, drawn }: Pick<Rendition, 'side' | 'drawn'>) =>
  sharp(Buffer.from(svg), { density: (72 * side) / drawn }).resize(side, side);

const asWebp = (svg: string, rendition: Rendition) =>
  rasterised(svg, rendition).webp(rendition.webp).toBuffer();

async function renderPhotos(): Promise<void> {
  await mkdir(PHOTOS, { recursive: true });
  const left = new Set(await readdir(PHOTOS));
  for (const sitting of sittings()) {
    for (const shot of sitting.shots) {
      await writeFile(new URL(shot.file, PHOTOS), await encodePhoto(drawPicture(sitting, shot)));
      left.delete(shot.file);
    }
  }
  for (const stale of left) await rm(new URL(stale, PHOTOS));
}

async function renderSwatches(): Promise<void> {
  await mkdir(new URL('colours/', PUBLIC), { recursive: true });
  for (const colour of COLOURS) {
    await writeFile(new URL(`.${colour.path}`, PUBLIC), await asWebp(drawSwatch(colour), SWATCH));
  }
  const sprite = await spriteOf(COLOURS.map(drawSwatch), SPRITE_COLUMNS, SWATCH);
  await writeFile(
    new URL('colours/swatches.webp', PUBLIC),
    await sprite.clone().webp(SWATCH.webp).toBuffer(),
  );
  await writeFile(new URL('colours/swatches.avif', PUBLIC), await sprite.avif(SPRITE_AVIF).toBuffer());
}

/** Drawings side by side in one picture, in their order, without gaps. */
async function spriteOf(drawings: readonly string[], columns: number, tile: Rendition): Promise<Sharp> {
  const { side } = tile;
  const tiles = await Promise.all(drawings.map((svg) => rasterised(svg, tile).png().toBuffer()));
  const placed = tiles.map((input, index) => ({
    input,
    left: (index % columns) * side,
    top: Math.floor(index / columns) * side,
  }));
  const size = { width: columns * side, height: Math.ceil(tiles.length / columns) * side };
  const sheet = sharp({ create: { ...size, channels: 3, background: '#ffffff' } });
  return sheet.composite(placed);
}

async function renderBrands(): Promise<void> {
  await mkdir(new URL('brands/', PUBLIC), { recursive: true });
  for (const brand of DEMO_BRANDS) {
    await writeFile(new URL(`brands/${brand.slug}.svg`, PUBLIC), drawWordmark(brand));
  }
}

async function renderSubsections(): Promise<void> {
  await mkdir(new URL('art/subsections/', PUBLIC), { recursive: true });
  for (const [name, picture] of Object.entries(SUBSECTION_PICTURES)) {
    const file = new URL(`.${subsectionPicture(name)}`, PUBLIC);
    await writeFile(file, await asWebp(drawSubsection(picture), SUBSECTION));
  }
  const inOrder = Object.entries(SUBSECTION_PICTURES)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([, picture]) => drawSubsection(picture));
  const tiles = await spriteOf(inOrder, inOrder.length, TILE);
  await writeFile(new URL('art/subsections.webp', PUBLIC), await tiles.clone().webp(TILE.webp).toBuffer());
  await writeFile(new URL('art/subsections.avif', PUBLIC), await tiles.avif(TILE_AVIF).toBuffer());
}

const placeOf = (name: string) => drawingPlace(subsectionPicture(name));

async function renderArt(): Promise<void> {
  const drawings = {
    'art/hero-cones.svg': heroCones(),
    'art/empty-spool.svg': emptySpools(),
    'art/empty-bag.svg': emptyBag(),
    'art/broken-thread.svg': brokenThread(),
    'art/country.svg': bareCountry(),
    'art/map.svg': countryMap(),
    'art/no-photo.svg': noPhoto(),
  };
  await mkdir(new URL('art/', PUBLIC), { recursive: true });
  for (const [name, svg] of Object.entries(drawings)) await writeFile(new URL(name, PUBLIC), `${svg}\n`);

  const enamelAndGold = { main: '#1B1E30', accent: '#D9B05A' };
  const machine = drawIllustration(antiqueMachine, enamelAndGold, 'arcilla');
  await writeFile(new URL('art/sewing-machine.webp', PUBLIC), await asWebp(machine, MACHINE));
}

await Promise.all([renderPhotos(), renderSwatches(), renderBrands(), renderSubsections(), renderArt()]);
console.log(
  `${(await readdir(PHOTOS)).length} photos, ${COLOURS.length} swatches, ${DEMO_BRANDS.length} logos`,
);
