import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts';
import {
  type KindOfPart,
  type PartName,
  PRODUCT_PARTS,
  type ProductPart,
} from '#domain/products/product-parts.ts';
import { formatWholeNumber } from '#web/format.ts';
import { isLongAltText } from '../photos/photo-entry.ts';
import type { ProductDraft } from './product-draft.ts';

/** The kinds of parts that are typed as text. */
type TypedKind = 'text' | 'code';
type Typed = { [Name in PartName]: KindOfPart<Name> extends TypedKind ? Name : never }[PartName];
type TypedPart = ProductPart & { readonly kind: TypedKind; readonly name: Typed };

const TYPED_PARTS = PRODUCT_PARTS.filter(
  (part): part is TypedPart => part.kind === 'text' || part.kind === 'code',
);

/** A problem for each text of a draft that is too long, with its limit. */
export function longTexts(draft: ProductDraft): Readonly<Partial<Record<Typed | 'altTexts', string>>> {
  const problems = TYPED_PARTS.flatMap((part) => {
    const length = lengthOf(draft, part);
    return length > part.longest ? [[part.name, `Entran ${lengths(part.longest, length)}`]] : [];
  });
  return { ...Object.fromEntries(problems), ...longAltText(draft) };
}

function longAltText({ altTexts }: ProductDraft): { altTexts?: string } {
  const place = altTexts.findIndex(isLongAltText);
  const text = altTexts[place];
  if (text === undefined) return {};
  const { longest } = PRODUCT_FIELDS.altTexts;
  return { altTexts: `En el de la foto ${place + 1} entran ${lengths(longest, text.trim().length)}` };
}

function lengths(most: number, length: number): string {
  return `hasta ${formatWholeNumber(most)} letras; tiene ${formatWholeNumber(length)}.`;
}

/** The spaces around a code don't count. */
function lengthOf(draft: ProductDraft, { name, kind }: TypedPart): number {
  return (kind === 'code' ? draft[name].trim() : draft[name]).length;
}
