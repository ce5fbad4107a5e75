import { memo, useRef } from 'react';
import { colourProperty } from '#domain/look/own-colour.ts';
import { colourNamed } from '#domain/products/colours.ts';
import { useIsNearViewport } from '#web/ui/use-is-near-viewport.ts';

const COLUMNS = 8;
const ROWS = 6;

/**
 * The thread of a colour, a part of the one picture of all 48 colours. It is plain for a colour of the shop's own, for
 * an unknown name, and until it comes near the viewport. A page may show all 48, and a press changes none.
 */
export const ColourSwatch = memo(({ name, className }: { name: string; className: string }) => {
  const swatch = useRef<HTMLSpanElement>(null);
  const colour = colourNamed(name);
  const isNear = useIsNearViewport(swatch, colour !== null);
  if (colour === null) {
    const backgroundColor = `var(${colourProperty(name)}, var(--sunken))`;
    return <span className={`colour-swatch ${className}`} style={{ backgroundColor }} aria-hidden="true" />;
  }
  const place = colour.id - 1;
  const x = ((place % COLUMNS) / (COLUMNS - 1)) * 100;
  const y = (Math.floor(place / COLUMNS) / (ROWS - 1)) * 100;
  return (
    <span
      ref={swatch}
      className={`colour-swatch colour-swatch-known ${className}`}
      data-near={isNear || undefined}
      style={{ backgroundColor: colour.hex, backgroundPosition: `${x}% ${y}%` }}
      aria-hidden="true"
    />
  );
});
