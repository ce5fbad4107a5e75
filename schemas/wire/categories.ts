import type { Section } from '#domain/products/sections.ts';

export type WireCategory = {
  name: string;
  /** Left out of navigation and sitemap. */
  isHidden: boolean;
  /** The address of a picture. */
  picture: string | null;
  /** What its page says of it; '' for nothing. */
  text: string;
  /** Visible and hidden ones. */
  products: number;
};

export type WireSubsection = WireCategory & {
  types: WireCategory[];
  /** Products of 'Otros', which every subsection has, or of a type that the list lacks. */
  others: number;
};

export type WireCategories = {
  version: number;
  tree: (Pick<WireCategory, 'picture' | 'text'> & { section: Section; subsections: WireSubsection[] })[];
  /** How many products the change moved; 0 where nothing changed. */
  moved: number;
};
