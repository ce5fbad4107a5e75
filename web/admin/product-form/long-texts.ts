import { LONGEST_ALT_TEXT, PRODUCT_LENGTHS } from '#schemas/wire/product.ts';
import { formatWholeNumber } from '#web/format.ts';
import { isLongAltText } from '../photos/photo-entry.ts';
import type { ProductDraft } from './product-draft.ts';

type Limited = keyof typeof PRODUCT_LENGTHS;

const LIMITED = Object.keys(PRODUCT_LENGTHS).filter((key): key is Limited => key in PRODUCT_LENGTHS);

/** The texts of a draft that are longer than the shop keeps, each with how long it may be. */
export function longTexts(draft: ProductDraft): Readonly<Partial<Record<Limited | 'altTexts', string>>> {
  const tooLong = LIMITED.filter((field) => lengthOf(draft, field) > PRODUCT_LENGTHS[field]);
  const problems = tooLong.map((field) => [
    field,
    `Entran ${lengths(PRODUCT_LENGTHS[field], lengthOf(draft, field))}`,
  ]);
  return { ...Object.fromEntries(problems), ...longAltText(draft) };
}

function longAltText({ altTexts }: ProductDraft): { altTexts?: string } {
  const place = altTexts.findIndex(isLongAltText);
  const text = altTexts[place];
  if (text === undefined) return {};
  return {
    altTexts: `En el de la foto ${place + 1} entran ${lengths(LONGEST_ALT_TEXT, text.trim().length)}`,
  };
}

function lengths(most: number, length: number): string {
  return `hasta ${formatWholeNumber(most)} letras; tiene ${formatWholeNumber(length)}.`;
}

/** Spaces around a code are not kept. */
function lengthOf(draft: ProductDraft, field: Limited): number {
  return (field === 'code' ? draft.code.trim() : draft[field]).length;
}
