import type { StoreConfig } from '#config/store.ts';
import { CARMINE, ON_ACCENT } from '#domain/look/accent.ts';
import { loadSharp } from '#server/images/load-sharp.ts';
import { iconFile } from './icon-file.ts';

type Shop = Pick<StoreConfig, 'look'>;

/** The side of the drawing, and of the part of it that a phone's own shape leaves whole. */
const SIDE = 64;
const SAFE = 0.69;

const THREAD = '#e8b53d';

/** The shop's mark as an SVG: a needle that draws its thread through cloth of the shop's accent. */
export function shopMark({ look }: Shop): string {
  const ground = groundOf(look);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="12" fill="${ground}"/>${needle(ground)}</svg>\n`;
}

/** The mark as a PNG of so many pixels a side. */
export async function shopIcon(shop: Shop, side: number): Promise<Buffer> {
  return rendered(shopMark(shop), side);
}

/** The same to be cut into the shape that a phone gives its icons, which never cuts the mark. */
export async function maskableIcon({ look }: Shop, side: number): Promise<Buffer> {
  const ground = groundOf(look);
  const edge = (SIDE * (1 - SAFE)) / 2;
  return rendered(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="${ground}"/><g transform="translate(${edge} ${edge}) scale(${SAFE})">${needle(ground)}</g></svg>`,
    side,
  );
}

/** The small icons as one `.ico` file, for browsers and crawlers that ask for nothing else. */
export async function smallIcons(shop: Shop): Promise<Buffer> {
  const sizes = [16, 32, 48].map(async (side) => ({ side, png: await shopIcon(shop, side) }));
  return iconFile(await Promise.all(sizes));
}

function groundOf({ accent }: StoreConfig['look']): string {
  return accent ?? CARMINE;
}

function needle(ground: string): string {
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M10 50H33" stroke="${ON_ACCENT}" stroke-width="5" stroke-dasharray="8 8.5"/><path d="M42 50C52 50 58 42 54 33C50.5 25 41 27 46 18L51.5 13" stroke="${THREAD}" stroke-width="3.2"/><path d="M50.5 9.5C54.5 7.5 57.5 10.5 55.5 14.5L35 41L30.5 43.5L31.5 38.5Z" fill="${ON_ACCENT}"/><path d="M49.5 15.5L52.5 12.5" stroke="${ground}" stroke-width="1.8"/></g>`;
}

async function rendered(svg: string, side: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg), { density: (72 * side) / SIDE })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer();
}
