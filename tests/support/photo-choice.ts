import type { CDPSession, Page } from '@playwright/test';
import { PHOTO_WIDTHS, type PhotoWidth } from '#domain/photos/photo-url.ts';

type Screen = { readonly width: number; readonly dppx: number };
/** In CSS px: `drawn` is the uncropped width on the page, `said` the width that `sizes` claims. */
type PlacedPhoto = { readonly place: string; readonly drawn: number; readonly said: number };

/** Changes the screen without a reload. */
export function setScreen(cdp: CDPSession, { width, dppx }: Screen): Promise<unknown> {
  const metrics = { width, height: 900, deviceScaleFactor: dppx, mobile: false };
  return cdp.send('Emulation.setDeviceMetricsOverride', metrics);
}

/** A line for each photo that is sent too narrow for its place, or more than one step too wide. */
export async function wrongChoices(page: Page, { width, dppx }: Screen): Promise<string[]> {
  const photos = await page.evaluate(placedPhotos);
  return photos.flatMap(({ place, drawn, said }) => {
    const enough = renditionFor(drawn * Math.min(dppx, 2));
    const chosen = renditionFor(said * dppx);
    const steps = PHOTO_WIDTHS.indexOf(chosen) - PHOTO_WIDTHS.indexOf(enough);
    if (steps === 0 || steps === 1) return [];
    return [`${place} at ${width} × ${dppx}: stands ${drawn}, says ${said}, gets ${chosen} for ${enough}`];
  });
}

/** The narrowest width that is enough, or else the widest. */
function renditionFor(pixels: number): PhotoWidth {
  return PHOTO_WIDTHS.find((width) => width >= Math.floor(pixels)) ?? 1200;
}

/** Runs in the page. It reads `sizes` as browsers do: the first length whose condition holds. */
function placedPhotos(): PlacedPhoto[] {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.position = 'absolute';
  const lengthOf = (sizes: string) => {
    const [, , length] =
      sizes
        .split(', ')
        .map((part) => /^((?:\([^:]+:[^)]+\) )?)(.+)$/.exec(part) ?? [])
        .find(([, condition]) => condition === '' || matchMedia(condition ?? '').matches) ?? [];
    probe.style.width = length ?? '';
    return probe.getBoundingClientRect().width;
  };
  const photos = [...document.querySelectorAll<HTMLImageElement>('main img[sizes]')].flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    if (width === 0) return [];
    const place = image.closest('[class]:not(img)')?.className ?? '';
    return [{ place, drawn: Math.max(width, height), said: lengthOf(image.sizes) }];
  });
  probe.remove();
  return photos;
}
