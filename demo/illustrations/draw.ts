import { Drawing } from './drawing.ts';
import type { Colours, Illustration } from './illustration.ts';
import { type Backdrop, flatBackdrop, standingBackdrop } from './light.ts';
import { svgDocument } from './svg.ts';

const SIZE = { width: 600, height: 600 };

/**
 * A square picture as SVG; without a backdrop it is transparent.
 * @param detail 0 for the whole, otherwise the number of one of the illustration's details
 * @throws RangeError for a detail that the illustration doesn't have
 */
export function drawIllustration(
  { view, draw, details = [] }: Illustration,
  colours: Colours,
  backdrop: Backdrop | null,
  detail = 0,
): string {
  const drawing = new Drawing();
  const behind = view === 'flat' ? flatBackdrop : standingBackdrop;
  const ground = backdrop === null ? '' : behind(drawing, backdrop);
  const goods = draw(drawing, colours);
  const content = drawing.definitions + ground + goods;
  if (detail === 0) return svgDocument(SIZE, content);
  const crop = details[detail - 1];
  if (crop === undefined) throw new RangeError(`no detail ${detail}`);
  return svgDocument(SIZE, content, crop);
}
