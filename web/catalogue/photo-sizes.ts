/** What a phone's screen has beyond two points to the px nobody sees in a photo. */
const DENSE_SCREENS = [
  { dppx: 3, share: 0.67 },
  { dppx: 2.75, share: 0.73 },
  { dppx: 2.6, share: 0.77 },
] as const;

/**
 * How wide a photo stands in each place, by the window's width; where it is cropped, how wide it would stand whole.
 * The lengths follow the layout's CSS: tests/e2e/once/widths.test.ts looks whether they still do.
 */
const SIZES = {
  grid: sizesOf({
    wide: '(min-width: 1736px) 322px, (min-width: 1500px) 252px, (min-width: 1376px) 317px, (min-width: 1280px) calc(33.4vw - 142px), (min-width: 1024px) calc(33.4vw - 122px), (max-width: 339px) calc(100vw - 32px)',
    narrow: 'calc(50vw - 23px)',
  }),
  /** Where thirteen stand on a page, the first is as large as four. */
  gridFirst: sizesOf({
    wide: '(min-width: 1736px) 322px, (min-width: 1500px) 820px, (min-width: 1376px) 317px, (min-width: 1280px) calc(33.4vw - 142px), (min-width: 1024px) calc(33.4vw - 122px), (max-width: 339px) calc(100vw - 32px)',
    narrow: 'calc(50vw - 23px)',
  }),
  related: sizesOf({
    wide: '(min-width: 1500px) 22.4vw, (min-width: 1280px) 30.5vw, (min-width: 1024px) 46vw, (min-width: 640px) 280px',
    narrow: '73vw',
  }),
  flash: sizesOf({ wide: '(min-width: 640px) 300px', narrow: '80vw' }),
  offer: sizesOf({ wide: '(min-width: 640px) 180px', narrow: '180px' }),
  gallery: sizesOf({
    wide: '(min-width: 1736px) 43vw, (min-width: 1024px) 40vw, (min-width: 640px) 520px',
    narrow: '100vw',
  }),
  /** Alone, without a column of thumbnails beside it. */
  galleryAlone: sizesOf({
    wide: '(min-width: 1736px) 47vw, (min-width: 1024px) 48vw, (min-width: 640px) 520px',
    narrow: '100vw',
  }),
  thumbnail: sizesOf({ wide: '(min-width: 1280px) 84px', narrow: '64px' }),
};

export type PhotoPlace = keyof typeof SIZES;

/** An image's `sizes` in that place. */
export function photoSizes(place: PhotoPlace): string {
  return SIZES[place];
}

/** On a dense phone shorter, so that the browser takes a rendition for two points. */
function sizesOf({ wide, narrow }: { wide: string; narrow: string }): string {
  const dense = DENSE_SCREENS.map(
    ({ dppx, share }) => `(min-resolution: ${dppx}dppx) calc(${narrow} * ${share})`,
  );
  return [wide, ...dense, narrow].join(', ');
}
