import type { Drawing } from './drawing.ts';

/** Colours as `#rrggbb`: what the thing is made of, and what it is trimmed with. */
export type Colours = { readonly main: string; readonly accent: string };

/** How one kind of goods is drawn on a square of 600 × 600. */
export type Illustration = {
  /** Standing things get a studio sweep and a contact shadow, flat ones a lit surface and a soft shadow. */
  readonly view: 'standing' | 'flat';
  readonly draw: (drawing: Drawing, colours: Colours) => string;
};
