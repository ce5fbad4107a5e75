import type { ListIntros } from '#domain/addresses/list-intro.ts';
import { centavos } from '#domain/money/centavos.ts';
import type { BulkOffer } from '#domain/pricing/bulk-offer.ts';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import { SECTIONS } from '#domain/products/sections.ts';
import type { WireCompactCatalogue } from '../compact-catalogue-answer.ts';

/** Raise both with every change of the shape, so a page that was loaded before doesn't misread a price. */
export const FORMAT = 4;

/** The format where something is sold by measure: then a price may be that of a metre (UNIT-005). */
export const FORMAT_WITH_MEASURES = 5;

type Columns = Omit<WireCompactCatalogue, 'format' | 'texts' | 'intros'>;

/** A card as the compact catalogue holds it. Only the order of the times arrives: they are compared, never shown (FIND-005). */
export type DatedCard = ListedProduct & { readonly createdAt?: number };

/**
 * @param cards only visible products
 * @param intros what the lists' own pages say
 */
export function compactCatalogueToWire(
  cards: readonly DatedCard[],
  intros: ListIntros = {},
): WireCompactCatalogue {
  const positions = new Map<string, number>();
  const positionOf = (text: string) => {
    const position = positions.get(text) ?? positions.size;
    positions.set(text, position);
    return position;
  };
  const columns: Columns = {
    id: cards.map(({ id }) => id),
    section: cards.map(({ section }) => SECTIONS.indexOf(section)),
    subsection: cards.map(({ subsection }) => positionOf(subsection)),
    type: cards.map(({ type }) => positionOf(type)),
    isOffer: cards.map(({ isOffer }) => (isOffer ? 1 : 0)),
    isSoldOut: cards.map(({ isSoldOut }) => (isSoldOut ? 1 : 0)),
    brand: cards.map(({ brand }) => positionOf(brand)),
    name: cards.map(({ name }) => name),
    summary: cards.map(({ summary }) => summary),
    photos: cards.map(({ photos }) => photos.map(positionOf)),
    altTexts: cards.map(({ altTexts }) => altTexts?.slice() ?? null),
    price: cards.map(({ price }) => price),
    bulkOffer: cards.map(({ bulkOffer }) => bulkOffer && tupleOf(bulkOffer)),
    vat: cards.map(({ vat }) => vat ?? null),
    unitPrice: cards.map(({ unitPrice }) => unitPrice ?? null),
    priceEnd: cards.map(({ priceEnd }) => priceEnd ?? null),
    createdAt: agesOf(cards),
    code: cards.map(({ code }) => code),
    colours: cards.map(({ colours }) => colours.map(positionOf)),
    modelCount: cards.map(({ modelCount }) => modelCount),
  };
  const sent = { texts: [...positions.keys()], intros, ...columns };
  const left = cards.some((card) => card.left !== undefined) && {
    left: cards.map((card) => card.left ?? null),
  };
  if (cards.every(({ saleUnit }) => saleUnit === undefined)) return { format: FORMAT, ...sent, ...left };
  const saleUnits = cards.map(({ saleUnit }) => saleUnit ?? null);
  return { format: FORMAT_WITH_MEASURES, ...sent, saleUnit: saleUnits, ...left };
}

/** Whether a page of this version can read the catalogue. */
export function isReadable({ format }: { format: number }): boolean {
  return format === FORMAT || format === FORMAT_WITH_MEASURES;
}

/** The cards one by one, so a slow phone can create them in pieces. @throws RangeError when a field is missing */
export function* cardsOfCompact(wire: WireCompactCatalogue): Generator<DatedCard> {
  const textAt = (position: number) => at(wire.texts, position);
  for (const [row, id] of wire.id.entries()) {
    const price = at(wire.price, row);
    const bulkOffer = at(wire.bulkOffer, row);
    yield {
      id,
      section: at(SECTIONS, at(wire.section, row)),
      subsection: textAt(at(wire.subsection, row)),
      type: textAt(at(wire.type, row)),
      isOffer: at(wire.isOffer, row) === 1,
      isHidden: false,
      isSoldOut: at(wire.isSoldOut, row) === 1,
      brand: textAt(at(wire.brand, row)),
      name: at(wire.name, row),
      summary: at(wire.summary, row),
      photos: at(wire.photos, row).map(textAt),
      price: price === null ? null : centavos(price),
      bulkOffer: bulkOffer && bulkOfferOf(bulkOffer),
      ...sometimes(wire, row),
      code: at(wire.code, row),
      colours: at(wire.colours, row).map(textAt),
      modelCount: at(wire.modelCount, row),
    };
  }
}

const SOMETIMES = ['altTexts', 'vat', 'saleUnit', 'unitPrice', 'priceEnd', 'left', 'createdAt'] as const;

/** The fields that most cards don't have. Safe: each column has its field's values or `null`. */
function sometimes(wire: WireCompactCatalogue, row: number): Partial<DatedCard> {
  const values = SOMETIMES.map((field) => [field, sometimesAt(wire[field], row)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== null)) as Partial<DatedCard>;
}

/** A column is left out where every card has the usual value. */
function sometimesAt(column: readonly unknown[] | undefined, row: number): unknown {
  return column === undefined ? null : at(column, row);
}

function agesOf(cards: readonly DatedCard[]): (number | null)[] {
  const times = [...new Set(cards.flatMap(({ createdAt }) => createdAt ?? []))];
  const places = new Map(times.sort((one, other) => one - other).map((time, place) => [time, place]));
  return cards.map(({ createdAt }) => (createdAt === undefined ? null : (places.get(createdAt) ?? null)));
}

function tupleOf({ minimumUnits, packPrice }: BulkOffer): [number, number] {
  return [minimumUnits, packPrice];
}

function bulkOfferOf([minimumUnits, packPrice]: [number, number]): BulkOffer {
  return { minimumUnits, packPrice: centavos(packPrice) };
}

function at<T>(column: readonly T[], position: number): T {
  const value = column[position];
  if (value === undefined) throw new RangeError(`nothing at ${position}`);
  return value;
}
