import { colourNamed } from '#domain/catalogue/colours.ts';

const COLUMNS = 8;
const ROWS = 6;

/** A colour's place in the one picture of all swatches, which stands in the order of the ids. */
export function ColourSwatch({ name }: { name: string }) {
  const colour = colourNamed(name);
  if (colour === null) return <span className="colour-swatch" aria-hidden="true" />;
  const place = colour.id - 1;
  const x = ((place % COLUMNS) / (COLUMNS - 1)) * 100;
  const y = (Math.floor(place / COLUMNS) / (ROWS - 1)) * 100;
  return (
    <span
      className="colour-swatch colour-swatch-known"
      style={{ backgroundColor: colour.hex, backgroundPosition: `${x}% ${y}%` }}
      aria-hidden="true"
    />
  );
}
