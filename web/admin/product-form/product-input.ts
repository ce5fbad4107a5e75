import { barCodesFault, knownBarCodes } from '#domain/bar-codes/variant-bar-codes.ts';
import { measuredThousandths } from '#domain/law/unit-price.ts';
import { quantityText } from '#domain/measure/quantity-text.ts';
import { readQuantity } from '#domain/measure/read-quantity.ts';
import { BY_PIECE, type SaleUnit, SCALES } from '#domain/measure/sale-unit.ts';
import { type Centavos, MAX_CENTAVOS, ZERO } from '#domain/money/centavos.ts';
import { type PesosFault, parsePesos, pesosFault } from '#domain/money/parse-pesos.ts';
import type { BulkOffer } from '#domain/pricing/bulk-offer.ts';
import { packUnits } from '#domain/pricing/pack-units.ts';
import { pairedOffer } from '#domain/pricing/paired-offer.ts';
import { altTextsOf, photoColoursFor } from '#domain/products/alt-texts.ts';
import { knownVariants } from '#domain/products/marked-availability.ts';
import type { Product } from '#domain/products/product.ts';
import type { WireProduct } from '#schemas/product-answer.ts';
import { productToWire } from '#schemas/wire/product-to-wire.ts';
import { formatPrice } from '#web/format.ts';
import { longTexts } from './long-texts.ts';
import type { DraftField, ProductDraft, SaleUnitDraft } from './product-draft.ts';

/** The body of `POST /items` and `PUT /items/{id}`. */
export type ProductInput = Omit<WireProduct, '_id'>;

/** A draft's problems by field, as texts for the person. */
export type DraftProblems = Readonly<Partial<Record<DraftField, string>>>;

export type ReadDraft =
  | { readonly ok: true; readonly input: ProductInput }
  | { readonly ok: false; readonly problems: DraftProblems };

/**
 * The draft in the API's form, or its problems. Amounts are read in the es-AR notation. Only the server can check
 * whether a code is free.
 */
export function productInput(draft: ProductDraft): ReadDraft {
  const price = readPrice(draft.price);
  const bulk = readBulkOffer(draft);
  const content = readContent(draft);
  const sold = readSaleUnit(draft.saleUnit);
  const problems: DraftProblems = {
    ...missingCategory(draft),
    ...longTexts(draft),
    ...price.problems,
    ...bulk.problems,
    ...content.problems,
    ...sold.problems,
    ...barCodeProblem(draft),
  };
  if (draft.section === '' || Object.keys(problems).length > 0) return { ok: false, problems };
  const lists = variantLists(draft);
  const product: Product = {
    ...draft,
    id: '',
    section: draft.section,
    ...lists,
    altTexts: altTextsOf(draft.altTexts.map((text) => text.trim())),
    photoColours: photoColoursFor({ photos: draft.photos, colours: lists.colours }, draft),
    price: price.amount,
    bulkOffer: bulk.offer,
    unitAmount: content.amount,
    saleUnit: sold.unit,
    code: draft.code.trim() || null,
    barCodes: knownBarCodes({ ...lists, barCodes: draft.barCodes }),
  };
  return { ok: true, input: inputOf(product) };
}

/** Texts and colours of photos are sent even when there are none: otherwise the photos would keep their old ones. */
function inputOf(product: Product): ProductInput {
  const { _id: _none, data, ...root } = productToWire(product);
  const { altTexts, photoColours } = product;
  const items = data.items.map((item) => ({
    ...item,
    photoAlt: [...altTexts],
    ...(item.photo.length > 0 && { photoColour: [...photoColours] }),
  }));
  return { ...root, data: { ...data, items } };
}

/** A product has colours or models, never both (DETAIL-G06); what is sold out is one of them. */
function variantLists(draft: ProductDraft): Pick<Product, 'colours' | 'models' | 'soldOutVariants'> {
  const colours = draft.variants === 'COLOURS' ? draft.colours : [];
  const models = draft.variants === 'MODELS' || draft.variants === 'NOT_HAS' ? draft.models : [];
  return { colours, models, soldOutVariants: knownVariants({ colours, models }, draft.soldOutVariants) };
}

/** Those of a colour or model that is gone go with it. */
function barCodeProblem(draft: ProductDraft): DraftProblems {
  const lists = variantLists(draft);
  const fault = barCodesFault({ ...lists, barCodes: knownBarCodes({ ...lists, barCodes: draft.barCodes }) });
  return fault === null ? {} : { barCodes: fault };
}

function missingCategory({ section, subsection, type }: ProductDraft): DraftProblems {
  return {
    ...(section === '' && { section: 'Elige una sección.' }),
    ...(subsection === '' && { subsection: 'Elige una subsección.' }),
    ...(type === '' && { type: 'Elige un tipo.' }),
  };
}

/** '' is 'Consultar'; any other price must be above 0 (PRICE-G01). */
function readPrice(typed: string): { amount: Centavos | null; problems: DraftProblems } {
  if (typed.trim() === '') return { amount: null, problems: {} };
  const amount = parsePesos(typed);
  if (amount === null) return { amount, problems: { price: faultText(typed) } };
  if (amount > 0) return { amount, problems: {} };
  return { amount: null, problems: { price: NOT_ABOVE_ZERO } };
}

type ReadBulkOffer = { readonly offer: BulkOffer | null; readonly problems: DraftProblems };

/** The pack's price and its units come together or not at all (GRID-010). */
function readBulkOffer({ packPrice, minimumUnits }: ProductDraft): ReadBulkOffer {
  const paired = pairedOffer({
    packPrice: packPrice.trim() === '' ? ZERO : parsePesos(packPrice),
    minimumUnits: packUnits(minimumUnits),
  });
  if (paired.ok) return { offer: paired.offer, problems: {} };
  const texts = {
    missing: {
      packPrice: 'Falta el precio de esas unidades.',
      minimumUnits: 'Faltan las unidades que trae ese precio.',
    },
    unreadable: {
      packPrice: faultText(packPrice),
      minimumUnits: 'Escribe un número entero, como 12.',
    },
  }[paired.reason];
  return { offer: null, problems: Object.fromEntries(paired.parts.map((part) => [part, texts[part]])) };
}

/** How much a product has and in what it is measured come together or not at all (LAW-005). */
function readContent({ unitAmount, unitMeasure }: ProductDraft): { amount: string; problems: DraftProblems } {
  const amount = unitAmount.trim().replace(',', '.');
  if (amount !== '' && measuredThousandths(amount) === null) {
    return { amount: '', problems: { unitAmount: 'Escríbelo así: 10 o 2,5, con hasta tres decimales.' } };
  }
  return {
    amount,
    problems: {
      ...(amount === '' && unitMeasure !== '' && { unitAmount: 'Falta cuánto trae.' }),
      ...(amount !== '' && unitMeasure === '' && { unitMeasure: 'Falta en qué se mide.' }),
    },
  };
}

/** An empty minimum is the step; one between two steps is asked (UNIT-003). */
export function readSaleUnit({ code, increment, minimum }: SaleUnitDraft): {
  unit: SaleUnit;
  problems: DraftProblems;
} {
  if (code === 'C62') return { unit: BY_PIECE, problems: {} };
  const unit = { code, scale: SCALES[code], increment, minimum: increment };
  if (minimum.trim() === '') return { unit, problems: {} };
  const read = readQuantity(minimum, unit);
  if (read === null) return { unit, problems: { saleUnit: 'No es una cantidad. Escríbela así: 1,5.' } };
  if ('parts' in read && read.parts > 0) return { unit: { ...unit, minimum: read.parts }, problems: {} };
  const choices = 'choices' in read ? read.choices : [increment];
  const texts = choices.map((parts) => quantityText(parts, unit)).join(' o ');
  return { unit, problems: { saleUnit: `El mínimo tiene que caer en un paso: puede ser ${texts}.` } };
}

const NOT_ABOVE_ZERO = 'Tiene que ser mayor que cero, o quedar vacío.';
const EXAMPLE = 'Escríbelo así: 1.234,56 o 1234.';

const FAULT_TEXTS: Readonly<Record<PesosFault, string>> = {
  negative: NOT_ABOVE_ZERO,
  'too-large': `Es demasiado grande: puede ser de hasta ${formatPrice(MAX_CENTAVOS)}.`,
  ambiguous: `Se puede leer de más de una manera. ${EXAMPLE}`,
  'no-number': `No es un importe. ${EXAMPLE}`,
};

function faultText(typed: string): string {
  return FAULT_TEXTS[pesosFault(typed)];
}
