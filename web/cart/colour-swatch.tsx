import { colourNamed } from '#domain/catalogue/colours.ts';
import { classNames } from '#web/ui/class-names.ts';

const COLUMNS = 8;
const ROWS = 6;

/** A spool of thread of that colour, cut from the one sprite; nothing for a name outside the 48. */
export function ColourSwatch({ name, className }: { name: string; className?: string }) {
  const colour = colourNamed(name);
  if (colour === null) return null;
  const column = (colour.id - 1) % COLUMNS;
  const row = Math.floor((colour.id - 1) / COLUMNS);
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block shrink-0 bg-[url(/colours/swatches.webp)] shadow-[inset_0_0_0_1px_rgb(21_27_48/.16)]',
        className,
      )}
      style={{
        backgroundSize: `${COLUMNS * 100}% ${ROWS * 100}%`,
        backgroundPosition: `${(column / (COLUMNS - 1)) * 100}% ${(row / (ROWS - 1)) * 100}%`,
        backgroundColor: colour.hex,
      }}
    />
  );
}
