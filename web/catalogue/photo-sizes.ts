/** Phones with more than two device pixels per px get photos for two: in a photo nobody sees the difference. */
const DENSE_SCREENS = [
  { dppx: 3, share: 0.67 },
  { dppx: 2.75, share: 0.73 },
  { dppx: 2.6, share: 0.77 },
] as const;

/**
 * The width of a photo in each place, by the window's width; for a cropped photo, its width before cropping. The
 * lengths follow the layout's CSS; tests/e2e/once/widths.test.ts checks them.
 */
const SIZES = {
  grid: sizesOf({
    wide: '(min-width: 108.5rem) 322px, (min-width: 93.75rem) 252px, (min-width: 86rem) 317px, (min-width: 80rem) calc(33.4vw - 142px), (min-width: 64rem) calc(33.4vw - 122px), (min-width: 37.5rem) calc(50vw - 26px), (max-width: 17.9375rem) calc(100vw - 32px)',
    narrow: '112px',
  }),
  /** On a page of 13 products the first one takes the room of four. */
  gridFirst: sizesOf({
    wide: '(min-width: 108.5rem) 322px, (min-width: 93.75rem) 820px, (min-width: 86rem) 317px, (min-width: 80rem) calc(33.4vw - 142px), (min-width: 64rem) calc(33.4vw - 122px), (min-width: 37.5rem) calc(50vw - 26px), (max-width: 17.9375rem) calc(100vw - 32px)',
    narrow: '112px',
  }),
  related: sizesOf({
    wide: '(min-width: 93.75rem) 22.4vw, (min-width: 80rem) 30.5vw, (min-width: 64rem) 46vw, (min-width: 40rem) 280px',
    narrow: '73vw',
  }),
  flash: sizesOf({ wide: '(min-width: 40rem) 300px', narrow: '80vw' }),
  offer: sizesOf({
    wide: '(min-width: 120rem) 342px, (min-width: 108.5rem) 442px, (min-width: 80rem) 373px, (min-width: 64rem) calc(50vw - 161px), (min-width: 48rem) calc(50vw - 24px), (min-width: 37.5rem) calc(100vw - 32px), (max-width: 17.9375rem) calc(100vw - 32px)',
    narrow: '112px',
  }),
  gallery: sizesOf({
    wide: '(min-width: 108.5rem) 43vw, (min-width: 64rem) 40vw, (min-width: 40rem) 520px',
    narrow: '100vw',
  }),
  /** Without a column of thumbnails beside it. */
  galleryAlone: sizesOf({
    wide: '(min-width: 108.5rem) 47vw, (min-width: 64rem) 48vw, (min-width: 40rem) 520px',
    narrow: '100vw',
  }),
  thumbnail: sizesOf({ wide: '(min-width: 80rem) 84px, (min-width: 64rem) 64px', narrow: '48px' }),
};

export type PhotoPlace = keyof typeof SIZES;

/** The `sizes` attribute of a photo in that place. */
export function photoSizes(place: PhotoPlace): string {
  return SIZES[place];
}

/** Lengths are shorter on dense phones, so that the browser chooses a rendition for two device pixels per px. */
function sizesOf({ wide, narrow }: { wide: string; narrow: string }): string {
  const dense = DENSE_SCREENS.map(
    ({ dppx, share }) => `(min-resolution: ${dppx}dppx) calc(${narrow} * ${share})`,
  );
  return [wide, ...dense, narrow].join(', ');
}
