import type { Drawing } from './drawing.ts';
import type { Crop } from './svg.ts';

/** Colours as `#rrggbb`: the object's own, and its trim's. */
export type Colours = { readonly main: string; readonly accent: string };

/** How one kind of product is drawn on a square of 600 × 600. */
export type Illustration = {
  /** Standing objects get a studio sweep and a contact shadow, flat ones a lit surface and a soft shadow. */
  readonly view: 'standing' | 'flat';
  readonly draw: (drawing: Drawing, colours: Colours) => string;
  /** Parts worth a picture of their own. */
  readonly details?: readonly Crop[];
};
