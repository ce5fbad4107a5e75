import type { DemoBrand } from '../brands.ts';
import { outlines } from './outline-text.ts';

const SIZE = 100;

/** A brand's name as one shape in the colour of the text around it, without margins. */
export function drawWordmark({ wordmark: { face, lettering, letterSpacing } }: DemoBrand): string {
  const { d, bounds } = outlines({ text: lettering, face, size: SIZE, letterSpacing: letterSpacing * SIZE });
  const [x, y] = [Math.floor(bounds.left), Math.floor(bounds.top)];
  const [width, height] = [Math.ceil(bounds.right) - x, Math.ceil(bounds.bottom) - y];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" fill="currentColor"><path d="${d}"/></svg>\n`;
}
