import { PRODUCT_LENGTHS } from '#schemas/wire/product.ts';
import { formatWholeNumber } from '#web/format.ts';
import type { ProductDraft } from './product-draft.ts';

type Limited = keyof typeof PRODUCT_LENGTHS;

const LIMITED = Object.keys(PRODUCT_LENGTHS).filter((key): key is Limited => key in PRODUCT_LENGTHS);

/** The texts of a draft that are longer than the shop keeps, each with how long it may be. */
export function longTexts(draft: ProductDraft): Readonly<Partial<Record<Limited, string>>> {
  const tooLong = LIMITED.filter((field) => lengthOf(draft, field) > PRODUCT_LENGTHS[field]);
  return Object.fromEntries(
    tooLong.map((field) => {
      const [most, length] = [PRODUCT_LENGTHS[field], lengthOf(draft, field)].map(formatWholeNumber);
      return [field, `Entran hasta ${most} letras; tiene ${length}.`];
    }),
  );
}

/** Spaces around a code are not kept. */
function lengthOf(draft: ProductDraft, field: Limited): number {
  return (field === 'code' ? draft.code.trim() : draft[field]).length;
}
