import { GENERAL_VAT } from '#domain/law/vat.ts';
import { BY_PIECE, type SaleUnit, SCALES } from '#domain/measure/sale-unit.ts';
import type { Product } from '#domain/products/product.ts';
import { ARCHETYPES } from './archetypes/all-archetypes.ts';
import type { Archetype, Cut, SubsectionArchetypes } from './archetypes/archetype.ts';
import { photoName, type Shot, shotsOf } from './photos.ts';
import { type Random, randomFrom } from './random.ts';
import { bulkOfferFor, priceFor } from './shop-prices.ts';
import { combinationsOf, filledIn, type Variant, variantAt } from './variant-text.ts';

const ALL = ARCHETYPES.flatMap((subsection) =>
  subsection.archetypes.map((archetype) => ({ subsection, archetype })),
);

// Each step is coprime with the length of its list, so it visits every item before it repeats.
const ARCHETYPE_STEP = 61;
const CODE_STEP = 700_001;
const CODES = 1_000_003;

const USUAL_COLOURS = 14;

/** So many products have pictures of their own; later ones borrow those of an earlier one of their kind. */
export const PICTURED = 1_200;
const PICTURED_ROUNDS = Math.floor(PICTURED / ALL.length);

// Neighbours on a shade card are alike, so the next product of a kind shows a distant colour.
const COLOUR_STEP = 7;

const LINES = [
  '',
  ' línea Taller',
  ' línea Atelier',
  ' línea Escolar',
  ' línea Clásica',
  ' línea Profesional',
];

/** The demo catalogue. A count always gives the same products, and a longer catalogue begins with a shorter one. */
export function demoProducts(count: number): Product[] {
  return Array.from({ length: count }, (_, index) => demoProduct(index));
}

function demoProduct(index: number): Product {
  const random = randomFrom(index);
  const { subsection, archetype, round } = kindOf(index);
  const variant = variantOf(archetype, round);
  const cut = cutOf(archetype, variant, round);
  const said = cut === null ? variant : withValue(variant, cut.of, 'el que pidas');
  const shown = shownColour(archetype, index);
  const colours = coloursOf(archetype, { shown }, random);
  const models = archetype.models ?? [];
  return {
    id: productId(index),
    section: subsection.section,
    subsection: subsection.subsection,
    type: archetype.type,
    isOffer: random.happens(0.08),
    isHidden: random.happens(0.02),
    brand: random.pick(archetype.brands),
    name: cut === null ? nameOf(archetype, variant, round) : nameWithout(cut, archetype, variant),
    summary: filledIn(archetype.summary, said),
    description: filledIn(archetype.description, said),
    specifications: filledIn(archetype.specifications, said),
    photos: shotsOfProduct(index, { colours, shown }).map(({ file }) => `/images/${file}`),
    ...pricesOf({ subsection, archetype, variant, colours, cut }, random),
    colours,
    models,
    code: random.happens(0.03) ? null : codeOf(subsection.prefix, index),
    // A blank product spread under all this takes a third longer.
    vat: GENERAL_VAT,
    unitAmount: '',
    unitMeasure: '',
    saleUnit: cut === null ? BY_PIECE : saleUnitOf(cut),
    altTexts: [],
    photoColours: [],
    isSoldOut: false,
    soldOutVariants: [],
    barCodes: [],
  };
}

/** The archetype of a product, and how many products of that archetype come before it. */
function kindOf(index: number) {
  const position = (index * ARCHETYPE_STEP) % ALL.length;
  const kind = ALL[position];
  if (kind === undefined) throw new RangeError('there are no archetypes');
  return { ...kind, position, round: Math.floor(index / ALL.length) };
}

/** Consecutive rounds get distant variants, so a short catalogue already shows small and large. */
function variantOf({ variants }: Archetype, round: number): Variant {
  const count = combinationsOf(variants);
  return variantAt(variants, (round * strideThrough(count)) % count);
}

function strideThrough(count: number): number {
  let stride = Math.max(1, Math.round(count * 0.618));
  while (commonDivisor(stride, count) > 1) stride++;
  return stride;
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/** How a product is cut; `null` for one that is sold in whole pieces. */
function cutOf({ cut, variants }: Archetype, variant: Variant, round: number): Cut | null {
  if (cut === undefined || round >= combinationsOf(variants)) return null;
  return variant.values[cut.of] === variants[cut.of]?.[0] ? cut : null;
}

function saleUnitOf({ code, increment, minimum }: Cut): SaleUnit {
  return { code, scale: SCALES[code], increment, minimum };
}

function withValue(variant: Variant, name: string, value: string): Variant {
  return { ...variant, values: { ...variant.values, [name]: value } };
}

/** 'Cinta de raso N.º 9' of 'Cinta de raso {ancho} × {largo}'. */
function nameWithout({ of }: Cut, { name }: Archetype, variant: Variant): string {
  return filledIn(name.replace(` × {${of}}`, '').replace(` {${of}}`, ''), variant);
}

/** When all variants are used, they repeat in another line, then under article numbers. */
function nameOf({ name, variants }: Archetype, variant: Variant, round: number): string {
  const turn = Math.floor(round / combinationsOf(variants));
  const line = LINES[turn] ?? ` art. ${1000 + turn}`;
  return filledIn(name, variant) + line;
}

/** Some colours of the maker's card, always with the one on the picture. */
function coloursOf(
  { colours: card = [] }: Archetype,
  { shown }: { shown: string | null },
  random: Random,
): readonly string[] {
  if (card.length === 0) return [];
  // A draw without a use keeps all later ones, and with them brands and offers, as they have always been.
  random.fraction();
  const most = random.happens(0.1) ? card.length : Math.min(card.length, USUAL_COLOURS);
  const others = random.some(card, random.between({ least: Math.min(3, most), most }));
  return card.filter((colour) => colour === shown || others.includes(colour));
}

/** The product whose pictures a product shows: itself, or one of the same archetype. */
const picturedAs = (index: number) => (index < PICTURED ? index : index % (PICTURED_ROUNDS * ALL.length));

function shownColour({ colours: card = [] }: Archetype, index: number): string | null {
  const pictured = picturedAs(index);
  const { round, position } = kindOf(pictured);
  return card[(round * COLOUR_STEP + position) % card.length] ?? null;
}

type Shown = { readonly colours: readonly string[]; readonly shown: string | null };

type NamedShot = Shot & { readonly file: string };

function shotsOfProduct(index: number, { colours, shown }: Shown): readonly NamedShot[] {
  const pictured = picturedAs(index);
  const { subsection, archetype, round } = kindOf(pictured);
  const name = nameOf(archetype, variantOf(archetype, round), round);
  const isMachine = subsection.section === 'Maquina';
  const own = pictured === index ? colours : [];
  const shots = shotsOf({ name, colours: own, shown, isMachine, order: round });
  return shots.map((shot) => ({ ...shot, file: `${photoName(name, shot)}.webp` }));
}

type Priced = {
  readonly subsection: SubsectionArchetypes;
  readonly archetype: Archetype;
  readonly variant: Variant;
  readonly colours: readonly string[];
  readonly cut: Cut | null;
};

function pricesOf(
  { subsection, archetype, variant, colours, cut }: Priced,
  random: Random,
): Pick<Product, 'price' | 'bulkOffer'> {
  const { price: range } = cut ?? archetype;
  const price = priceFor({ range, size: variant.size }, random);
  if (random.happens(0.01)) return { price: null, bulkOffer: null };
  if (!random.happens(bulkShare(subsection, colours))) return { price, bulkOffer: null };
  return { price, bulkOffer: bulkOfferFor(price, random) };
}

/** Machines are sold one by one; dressmakers buy products in many colours by the dozen. */
function bulkShare({ section }: SubsectionArchetypes, colours: readonly string[]): number {
  if (section === 'Maquina') return 0;
  return colours.length >= 3 ? 0.42 : 0.22;
}

const codeOf = (prefix: string, index: number) =>
  `${prefix}-${String((index * CODE_STEP + 112_648) % CODES).padStart(6, '0')}`;

/** The prefix of demo products' ids, 18 of 24 hexadecimal digits; a counter follows. The shop's own ids are random. */
export const DEMO_ID_START = '655b4f2c9d1e8a4073';

const productId = (index: number) => `${DEMO_ID_START}${index.toString(16).padStart(6, '0')}`;

/** The demo product with an id, as generated; `null` for any other id. */
export function demoProductOf(id: string): Product | null {
  if (!id.startsWith(DEMO_ID_START)) return null;
  const index = Number.parseInt(id.slice(DEMO_ID_START.length), 16);
  return Number.isSafeInteger(index) && productId(index) === id ? demoProduct(index) : null;
}

/** What the pictures of a product show: the archetype, its variant, and how many products of that archetype come before. */
export type Sitting = {
  readonly archetype: Archetype;
  readonly variant: Variant;
  readonly round: number;
  /** The number of the archetype. */
  readonly position: number;
  readonly shots: readonly NamedShot[];
};

/** Everything that the demo's pictures show, product by product. */
export function sittings(): readonly Sitting[] {
  return Array.from({ length: PICTURED }, (_, index) => {
    const { archetype, round, position } = kindOf(index);
    const variant = variantOf(archetype, round);
    const { colours } = demoProduct(index);
    const shots = shotsOfProduct(index, { colours, shown: shownColour(archetype, index) });
    return { archetype, variant, round, position, shots };
  });
}
