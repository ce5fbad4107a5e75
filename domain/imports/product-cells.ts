import { screenSection } from '../catalogue/taxonomy.ts';
import { GENERAL_VAT } from '../law/vat.ts';
import { VAT_LABELS } from '../law/vat-labels.ts';
import type { Product } from '../products/product.ts';
import { formatExactPrice, formatUnits } from '../text/format.ts';
import type { ImportField } from './import-fields.ts';

/** What a person compares of a product, in the order of columns. */
const CELLS = {
  code: ({ code }) => code ?? '',
  brand: ({ brand }) => brand,
  name: ({ name }) => name,
  section: ({ section }) => screenSection(section),
  subsection: ({ subsection }) => subsection,
  type: ({ type }) => type,
  price: ({ price }) => formatExactPrice(price),
  packPrice: ({ bulkOffer }) => (bulkOffer === null ? '' : formatExactPrice(bulkOffer.packPrice)),
  packUnits: ({ bulkOffer }) => (bulkOffer === null ? '' : formatUnits(bulkOffer.minimumUnits)),
  vat: ({ vat }) => VAT_LABELS[vat],
  unitAmount: ({ unitAmount }) => unitAmount.replace('.', ','),
  unitMeasure: ({ unitMeasure }) => unitMeasure,
  offer: ({ isOffer }) => yesOrNo(isOffer),
  hidden: ({ isHidden }) => yesOrNo(isHidden),
  soldOut: ({ isSoldOut }) => yesOrNo(isSoldOut),
  colours: ({ colours }) => colours,
  models: ({ models }) => models,
  soldOutVariants: ({ soldOutVariants }) => soldOutVariants,
  photos: ({ photos }) => photos,
  altTexts: ({ altTexts }) => altTexts,
  photoColours: ({ photoColours }) => photoColours,
  summary: ({ summary }) => summary,
  description: ({ description }) => description,
  specifications: ({ specifications }) => specifications,
} as const satisfies Partial<Record<ImportField, (product: Product) => CellValue>>;

type ComparedField = keyof typeof CELLS;

/** A cell's texts as people read them. */
export type CellChange = { readonly field: ComparedField; readonly before: string; readonly after: string };

const FIELDS = Object.keys(CELLS).filter((name): name is ComparedField => name in CELLS);

type CellValue = string | readonly string[];

/** The cells that differ; of a new product, all that say something. */
export function changedCells(before: Product | null, after: Product): CellChange[] {
  return FIELDS.flatMap((field) => {
    const is = CELLS[field](after);
    if (before === null)
      return is.length === 0 || is === NO || is === VAT_LABELS[GENERAL_VAT]
        ? []
        : [{ field, before: '', after: shown(field, is) }];
    const was = CELLS[field](before);
    return isSame(was, is) ? [] : [{ field, before: shown(field, was), after: shown(field, is) }];
  });
}

function isSame(one: CellValue, other: CellValue): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.length === other.length && one.every((name, index) => name === other[index]);
}

/** A list as people read it: a name with a comma stands in quotes, so that it isn't taken for two. */
function shown(field: ComparedField, value: CellValue): string {
  if (typeof value === 'string') return value;
  if (field === 'photos' || field === 'altTexts' || field === 'photoColours') return value.join('\n');
  return value.map((name) => (name.includes(',') ? `«${name}»` : name)).join(', ');
}

const NO = 'no';

function yesOrNo(isSo: boolean): string {
  return isSo ? 'sí' : NO;
}
