import { colourNamed } from '../products/colours.ts';
import { normalised } from '../text/normalised.ts';

/** A colour that the shop added to the 48 (BUY-008). */
export type OwnColour = {
  readonly name: string;
  /** '#rrggbb'. */
  readonly value: string;
};

/** A colour as the shop spells it, one of the 48 or its own, without case and accents; `null` for any other name. */
export function spelledColour(name: string, own: readonly OwnColour[]): string | null {
  const known = colourNamed(name);
  if (known !== null) return known.name;
  const sought = normalised(name.trim());
  return own.find((colour) => normalised(colour.name) === sought)?.name ?? null;
}

/** What pages call the value of a colour of the shop's own: they set it once, and swatches refer to it by the name. */
export function colourProperty(name: string): string {
  return `--own-${normalised(name.trim()).replace(/\W/g, '-')}`;
}
