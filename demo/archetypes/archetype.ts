import type { Section } from '#domain/catalogue/sections.ts';
import type { BrandName } from '../brands.ts';
import type { Kind } from '../illustrations/kinds.ts';

/** What the shop can choose of a product: colours or models, never both (DETAIL-G06). */
type Choice =
  | { readonly colours: readonly string[]; readonly models?: never }
  | { readonly models: readonly string[]; readonly colours?: never }
  | { readonly colours?: never; readonly models?: never };

/** A kind of goods that the generator makes many products from. */
export type Archetype = Choice & {
  readonly type: string;
  /** With a place for every variant: 'Elástico chato {ancho} × {largo}'; the other texts may name them too. */
  readonly name: string;
  /** From the cheapest to the dearest. */
  readonly variants: Readonly<Record<string, readonly string[]>>;
  readonly brands: readonly BrandName[];
  /** Pesos of the cheapest and the dearest variant. */
  readonly price: readonly [from: number, to: number];
  readonly summary: string;
  /** Slashes are line breaks (DETAIL-012). */
  readonly description: string;
  readonly specifications: string;
  /** The first one is what the grid shows. */
  readonly photos: readonly Kind[];
};

export type SubsectionArchetypes = {
  readonly section: Section;
  readonly subsection: string;
  /** How the codes of the subsection begin. */
  readonly prefix: string;
  readonly archetypes: readonly Archetype[];
};
