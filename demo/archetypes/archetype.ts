import type { MeasureCode, SaleUnit } from '#domain/measure/sale-unit.ts';
import type { Section } from '#domain/products/sections.ts';
import type { BrandName } from '../brands.ts';

/** The variants of a product: colours or models, never both (DETAIL-G06). */
type Choice =
  | { readonly colours: readonly string[]; readonly models?: never }
  | { readonly models: readonly string[]; readonly colours?: never }
  | { readonly colours?: never; readonly models?: never };

/** A kind of product, from which the generator creates many. */
export type Archetype = Choice & {
  readonly type: string;
  /** With placeholders for variants: 'Elástico chato {ancho} × {largo}'; the other texts may use them too. */
  readonly name: string;
  /** From the cheapest to the most expensive. */
  readonly variants: Readonly<Record<string, readonly string[]>>;
  readonly brands: readonly BrandName[];
  /** Prices in pesos of the cheapest and the most expensive variant. */
  readonly price: readonly [from: number, to: number];
  readonly summary: string;
  /** Slashes are line breaks (DETAIL-012). */
  readonly description: string;
  readonly specifications: string;
  /** Whether the shop also cuts it: then the smallest of that placeholder's pieces is sold by measure instead. */
  readonly cut?: Cut;
};

export type Cut = Pick<SaleUnit, 'increment' | 'minimum'> & {
  readonly code: MeasureCode;
  /** The placeholder of lengths or weights, the last of the name. */
  readonly of: string;
  /** Prices in pesos of a metre or a kilo, of the cheapest and the most expensive variant. */
  readonly price: readonly [from: number, to: number];
};

export type SubsectionArchetypes = {
  readonly section: Section;
  readonly subsection: string;
  /** The prefix of the subsection's codes. */
  readonly prefix: string;
  readonly archetypes: readonly Archetype[];
};
