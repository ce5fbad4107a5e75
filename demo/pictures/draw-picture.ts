import { COLOURS } from '#domain/products/colours.ts';
import type { Sitting } from '../generate-products.ts';
import { luminance } from '../illustrations/colour-mixing.ts';
import { drawIllustration } from '../illustrations/draw.ts';
import { hexOf, isMetal } from '../illustrations/tints.ts';
import type { Shot } from '../photos.ts';
import { LOOKS } from './all-looks.ts';
import { backdropFor } from './backdrop-for.ts';
import { factsOf } from './facts.ts';

const SLUGS = new Map<string, string>(COLOURS.map(({ name, slug }) => [name, slug]));

// Trims that go with any product; the first that stands out is taken.
const ACCENTS = ['crudo', 'rojo', 'azul-marino', 'mostaza', 'azul'];

/** A picture of a product as SVG. @throws RangeError for an archetype without a look */
export function drawPicture(sitting: Sitting, { colour, detail }: Shot): string {
  const look = LOOKS[sitting.archetype.name];
  if (look === undefined) throw new RangeError(`no look for: ${sitting.archetype.name}`);
  const { drawing, tints = [], accent } = look(factsOf(sitting));
  const { round, position, shots } = sitting;
  const first = shots[0]?.colour ?? null;
  const tintOf = (name: string | null) =>
    name === null ? (tints[round % tints.length] ?? 'crudo') : (SLUGS.get(name) ?? 'crudo');
  const main = hexOf(tintOf(colour));
  // A gallery keeps the backdrop of its first picture.
  const ground = hexOf(tintOf(first));
  const backdrop = backdropFor({
    main: ground,
    view: drawing.view,
    isMetal: isMetal(tintOf(first)),
    order: round + position,
  });
  return drawIllustration(drawing, { main, accent: accent ?? accentFor(main, round) }, backdrop, detail);
}

function accentFor(main: string, round: number): string {
  const light = luminance(main);
  const fitting = ACCENTS.map(hexOf).filter((hex) => Math.abs(luminance(hex) - light) > 0.22);
  return fitting[round % fitting.length] ?? '#EFE6D2';
}
