import { screenSection } from '../catalogue/taxonomy.ts';
import { GENERAL_VAT } from '../law/vat.ts';
import { VAT_LABELS } from '../law/vat-labels.ts';
import { saleUnitText } from '../measure/quantity-text.ts';
import { type Readers, readByKind } from '../products/by-kind.ts';
import type { Product } from '../products/product.ts';
import { type PartKind, PRODUCT_PARTS, type ProductPart } from '../products/product-parts.ts';
import { formatCount, formatExactPrice } from '../text/format.ts';
import { type PartField, partField } from './import-fields.ts';

type CellValue = string | readonly string[];

/** Whole units of whatever the product is sold in. */
const UNITS = { one: 'unidad', many: 'unidades' };

const asWritten = (value: CellValue): CellValue => value;

/** What a person compares of a product. */
const CELLS = {
  id: () => '',
  section: screenSection,
  category: asWritten,
  text: asWritten,
  code: (code) => code ?? '',
  flag: yesOrNo,
  price: formatExactPrice,
  bulkOffer: (offer) =>
    offer === null
      ? { packPrice: '', minimumUnits: '' }
      : {
          packPrice: formatExactPrice(offer.packPrice),
          minimumUnits: formatCount(offer.minimumUnits, UNITS),
        },
  vat: (vat) => VAT_LABELS[vat],
  content: (amount) => amount.replace('.', ','),
  measure: asWritten,
  saleUnit: saleUnitText,
  names: asWritten,
  barCodes: asWritten,
  photos: asWritten,
  photoTexts: asWritten,
} as const satisfies Readers;

/** A cell's texts as people read them. */
export type CellChange = {
  readonly field: Exclude<PartField, 'id'> | 'onShelf';
  readonly before: string;
  readonly after: string;
};

/** The cells that differ; of a new product, all that say something. */
export function changedCells(before: Product | null, after: Product): CellChange[] {
  const now = cellsOf(after);
  const then = before === null ? null : cellsOf(before);
  return PRODUCT_PARTS.flatMap(({ name, kind }) => {
    const field = partField(name);
    if (field === 'id') return [];
    const is = now[name];
    if (then === null)
      return is.length === 0 || is === NO || is === VAT_LABELS[GENERAL_VAT]
        ? []
        : [{ field, before: '', after: shown(kind, is) }];
    const was = then[name];
    return isSame(was, is) ? [] : [{ field, before: shown(kind, was), after: shown(kind, is) }];
  });
}

function cellsOf(product: Product): Record<ProductPart['name'], CellValue> {
  const { bulkOffer, ...cells } = readByKind(product, CELLS);
  return { ...cells, ...bulkOffer };
}

function isSame(one: CellValue, other: CellValue): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.length === other.length && one.every((name, index) => name === other[index]);
}

/** A list as people read it: a name with a comma stands in quotes, so that it isn't taken for two. */
function shown(kind: PartKind, value: CellValue): string {
  if (typeof value === 'string') return value;
  if (kind !== 'names') return value.join('\n');
  return value.map((name) => (name.includes(',') ? `«${name}»` : name)).join(', ');
}

const NO = 'no';

function yesOrNo(isSo: boolean): string {
  return isSo ? 'sí' : NO;
}
