import type { Product } from '../catalogue/product.ts';
import { screenSection } from '../catalogue/taxonomy.ts';
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
  offer: ({ isOffer }) => yesOrNo(isOffer),
  hidden: ({ isHidden }) => yesOrNo(isHidden),
  soldOut: ({ isSoldOut }) => yesOrNo(isSoldOut),
  colours: ({ colours }) => colours.join(', '),
  models: ({ models }) => models.join(', '),
  soldOutVariants: ({ soldOutVariants }) => soldOutVariants.join(', '),
  photos: ({ photos }) => photos.join('\n'),
  altTexts: ({ altTexts }) => altTexts.join('\n'),
  summary: ({ summary }) => summary,
  description: ({ description }) => description,
  specifications: ({ specifications }) => specifications,
} as const satisfies Partial<Record<ImportField, (product: Product) => string>>;

type ComparedField = keyof typeof CELLS;

/** A cell's texts as people read them. */
export type CellChange = { readonly field: ComparedField; readonly before: string; readonly after: string };

const FIELDS = Object.keys(CELLS).filter((name): name is ComparedField => name in CELLS);

/** The cells that differ; of a new product, all that say something. */
export function changedCells(before: Product | null, after: Product): CellChange[] {
  return FIELDS.flatMap((field) => {
    const was = before === null ? '' : CELLS[field](before);
    const is = CELLS[field](after);
    if (was === is || (before === null && is === NO)) return [];
    return [{ field, before: was, after: is }];
  });
}

const NO = 'no';

function yesOrNo(isSo: boolean): string {
  return isSo ? 'sí' : NO;
}
