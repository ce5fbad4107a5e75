import { normalised } from '../text/normalised.ts';

/** The URL of a subsection's drawing. Every subsection of the product form has one. */
export function subsectionPicture(name: string): string {
  return `/art/subsections/${normalised(name).replaceAll(/[^a-z\d]+/g, '-')}.webp`;
}
