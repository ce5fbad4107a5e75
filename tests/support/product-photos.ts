import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { aPhoto } from './photos.ts';

export type ChosenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** A JPEG file as a person chooses it. */
export async function aChosenPhoto(
  name: string,
  photo: Parameters<typeof aPhoto>[0] = { width: 60, height: 40 },
): Promise<ChosenFile> {
  return { name, mimeType: 'image/jpeg', buffer: await aPhoto(photo).jpeg().toBuffer() };
}

/** A PNG whose header claims that size, without pixels. */
export async function aPngThatClaims(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

/** The first bytes of an iPhone's photo. */
export const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

/** Holds each photo on its way to the server. @returns how many have set out, and what lets them go on */
export async function holdUploads(page: Page): Promise<{ sent: () => number; letGo: () => void }> {
  let sent = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/cloudinary', async (route) => {
    sent += 1;
    await promise;
    await route.continue();
  });
  return { sent: () => sent, letGo: resolve };
}
