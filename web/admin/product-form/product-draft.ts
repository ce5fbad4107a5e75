import type { Measure } from '#domain/law/unit-price.ts';
import type { Vat } from '#domain/law/vat.ts';
import { quantityText } from '#domain/measure/quantity-text.ts';
import type { SaleUnit, UnitCode } from '#domain/measure/sale-unit.ts';
import type { Centavos } from '#domain/money/centavos.ts';
import { toDecimalString } from '#domain/money/decimal-string.ts';
import type { BulkOffer } from '#domain/pricing/bulk-offer.ts';
import { BLANK_PRODUCT } from '#domain/products/blank-product.ts';
import { readByKind } from '#domain/products/by-kind.ts';
import type { Product } from '#domain/products/product.ts';
import { type KindOfPart, type PartName, PRODUCT_PARTS } from '#domain/products/product-parts.ts';
import type { Section } from '#domain/products/sections.ts';
import { formatWholeNumber } from '#web/format.ts';

/** A product's kind of variants; NOT_HAS is a product with a single default model (WIZARD-012 to WIZARD-016). */
export type VariantKind = 'NOT_SELECTED' | 'MODELS' | 'COLOURS' | 'NOT_HAS';

/** The form's value of each kind of part. Amounts and units are the typed texts, valid or not. */
type DraftValues = {
  section: Section | '';
  category: string;
  text: string;
  code: string;
  price: string;
  packPrice: string;
  minimumUnits: string;
  vat: Vat;
  content: string;
  measure: Measure | '';
  saleUnit: SaleUnitDraft;
  flag: boolean;
  names: readonly string[];
  barCodes: readonly string[];
  photos: readonly string[];
  photoTexts: readonly string[];
};

/** The steps are chosen, in smallest parts; the minimum is typed, and empty for the step. */
export type SaleUnitDraft = {
  readonly code: UnitCode;
  readonly increment: number;
  readonly minimum: string;
};

type DraftPart = Exclude<PartName, 'id'>;

/** The state of a product's form. */
export type ProductDraft = {
  readonly [Part in DraftPart]: DraftValues[Exclude<KindOfPart<Part>, 'id'>];
} & { readonly variants: VariantKind };

export type DraftField = keyof ProductDraft;

export const DRAFT_FIELDS: readonly DraftField[] = [
  ...PRODUCT_PARTS.map(({ name }) => name).filter((name) => name !== 'id'),
  'variants',
];

const DRAFTED = {
  id: () => null,
  section: (section: Section) => section,
  category: (name: string) => name,
  text: (text: string) => text,
  code: (code: string | null) => code ?? '',
  price: (price: Centavos | null) => (price === null ? '' : asTyped(price)),
  bulkOffer: (offer: BulkOffer | null) =>
    offer === null
      ? { packPrice: '', minimumUnits: '' }
      : { packPrice: asTyped(offer.packPrice), minimumUnits: `${offer.minimumUnits}` },
  vat: (vat: Vat) => vat,
  content: (amount: string) => amount.replace('.', ','),
  measure: (measure: Measure | '') => measure,
  saleUnit: (unit: SaleUnit): SaleUnitDraft => ({
    code: unit.code,
    increment: unit.increment,
    minimum: unit.minimum === unit.increment ? '' : quantityText(unit.minimum, unit),
  }),
  flag: (isSet: boolean) => isSet,
  names: (names: readonly string[]) => names,
  barCodes: (codes: readonly string[]) => codes,
  photos: (photos: readonly string[]) => photos,
  photoTexts: (texts: readonly string[]) => texts,
};

export function draftOf(product: Product): ProductDraft {
  const { id: _none, bulkOffer, ...draft } = readByKind(product, DRAFTED);
  return { ...draft, ...bulkOffer, variants: variantsOf(product) };
}

export const EMPTY_DRAFT: ProductDraft = { ...draftOf(BLANK_PRODUCT), section: '' };

export function isSameDraft(one: ProductDraft, other: ProductDraft): boolean {
  return DRAFT_FIELDS.every((field) => isSameField(one, other, field));
}

export function isSameField(one: ProductDraft, other: ProductDraft, field: DraftField): boolean {
  return JSON.stringify(one[field]) === JSON.stringify(other[field]);
}

/** '8.940' or '1.500,50', as a person would write it. */
function asTyped(amount: Centavos): string {
  const [whole = '', fraction] = toDecimalString(amount).split('.');
  return [formatWholeNumber(Number(whole)), fraction].filter(Boolean).join(',');
}

function variantsOf({ colours, models }: Pick<Product, 'colours' | 'models'>): VariantKind {
  if (colours.length > 0) return 'COLOURS';
  if (models.length === 0) return 'NOT_SELECTED';
  return models.length === 1 && /^Modelo \d+$/.test(models[0] ?? '') ? 'NOT_HAS' : 'MODELS';
}
