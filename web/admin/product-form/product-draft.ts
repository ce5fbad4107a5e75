import type { Product, Section } from '#domain/catalogue/product.ts';
import type { Centavos } from '#domain/money/centavos.ts';
import { toDecimalString } from '#domain/money/decimal-string.ts';

/** What a product comes in; NOT_HAS is a single product, with one model by default (WIZARD-012 to WIZARD-016). */
export type VariantKind = 'NOT_SELECTED' | 'MODELS' | 'COLOURS' | 'NOT_HAS';

/** A product as its form holds it: amounts and units are texts as typed, right or wrong. */
export type ProductDraft = {
  readonly section: Section | '';
  readonly subsection: string;
  readonly type: string;
  readonly brand: string;
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly specifications: string;
  readonly code: string;
  readonly price: string;
  readonly packPrice: string;
  readonly minimumUnits: string;
  readonly isOffer: boolean;
  readonly isHidden: boolean;
  readonly variants: VariantKind;
  readonly models: readonly string[];
  readonly colours: readonly string[];
  readonly photos: readonly string[];
  readonly altTexts: readonly string[];
};

export type DraftField = keyof ProductDraft;

export const EMPTY_DRAFT: ProductDraft = {
  section: '',
  subsection: '',
  type: '',
  brand: '',
  name: '',
  summary: '',
  description: '',
  specifications: '',
  code: '',
  price: '',
  packPrice: '',
  minimumUnits: '',
  isOffer: false,
  isHidden: false,
  variants: 'NOT_SELECTED',
  models: [],
  colours: [],
  photos: [],
  altTexts: [],
};

export function draftOf(product: Omit<Product, 'id'>): ProductDraft {
  const { bulkOffer } = product;
  return {
    section: product.section,
    subsection: product.subsection,
    type: product.type,
    brand: product.brand,
    name: product.name,
    summary: product.summary,
    description: product.description,
    specifications: product.specifications,
    code: product.code ?? '',
    price: product.price === null ? '' : asTyped(product.price),
    packPrice: bulkOffer === null ? '' : asTyped(bulkOffer.packPrice),
    minimumUnits: bulkOffer === null ? '' : `${bulkOffer.minimumUnits}`,
    isOffer: product.isOffer,
    isHidden: product.isHidden,
    variants: variantsOf(product),
    models: product.models,
    colours: product.colours,
    photos: product.photos,
    altTexts: product.altTexts,
  };
}

export function isSameDraft(one: ProductDraft, other: ProductDraft): boolean {
  return DRAFT_FIELDS.every((field) => isSameField(one, other, field));
}

export function isSameField(one: ProductDraft, other: ProductDraft, field: DraftField): boolean {
  return JSON.stringify(one[field]) === JSON.stringify(other[field]);
}

export const DRAFT_FIELDS = Object.keys(EMPTY_DRAFT).filter((key): key is DraftField => key in EMPTY_DRAFT);

/** '8940' or '1500,50': what a person would have typed. */
function asTyped(amount: Centavos): string {
  return toDecimalString(amount).replace('.', ',');
}

function variantsOf({ colours, models }: Pick<Product, 'colours' | 'models'>): VariantKind {
  if (colours.length > 0) return 'COLOURS';
  if (models.length === 0) return 'NOT_SELECTED';
  return models.length === 1 && /^Modelo \d+$/.test(models[0] ?? '') ? 'NOT_HAS' : 'MODELS';
}
