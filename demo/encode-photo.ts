import sharp from 'sharp';

const DRAWN = 600;
const SIDE = 800;
const SMALL_SIDE = 640;

// Lace and hundreds of eyelets need more bytes than a smooth bottle: a picture that gets too heavy is compressed more,
// and at last made smaller.
const STEPS = [
  { quality: 74, enough: 20_000 },
  { quality: 62, enough: 20_000 },
  { quality: 50, enough: 20_000 },
  { quality: 40, enough: 28_000 },
] as const;

/** A picture of 600 × 600 as the WebP that the demo's archive holds. */
export async function encodePhoto(svg: string): Promise<Buffer> {
  const whole = await rasterised(svg, SIDE);
  for (const { quality, enough } of STEPS) {
    const photo = await whole.clone().webp({ quality, effort: 4 }).toBuffer();
    if (photo.length <= enough) return photo;
  }
  return (await rasterised(svg, SMALL_SIDE)).webp({ quality: 40, effort: 4 }).toBuffer();
}

/** Rendered at its final size, so that lines stay sharp. */
async function rasterised(svg: string, side: number) {
  const drawn = sharp(Buffer.from(svg), { density: (72 * side) / DRAWN })
    .resize(side, side)
    .removeAlpha();
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}
