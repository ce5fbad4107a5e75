import { Drawing } from './drawing.ts';
import type { Colours, Illustration } from './illustration.ts';
import { type Backdrop, flatBackdrop, standingBackdrop } from './light.ts';
import { svgDocument } from './svg.ts';

const SIZE = { width: 600, height: 600 };

/** A square picture as SVG; without a backdrop it is transparent. */
export function drawIllustration(
  { view, draw }: Illustration,
  colours: Colours,
  backdrop: Backdrop | null,
): string {
  const drawing = new Drawing();
  const behind = view === 'flat' ? flatBackdrop : standingBackdrop;
  const ground = backdrop === null ? '' : behind(drawing, backdrop);
  const goods = draw(drawing, colours);
  return svgDocument(SIZE, drawing.definitions + ground + goods);
}
