import { screenSection } from '#domain/catalogue/taxonomy.ts';
import { saleUnitText } from '#domain/measure/quantity-text.ts';
import type { Side } from '../conflict/version-difference.ts';
import { FIELD_LABELS } from '../product-form/field-labels.ts';
import {
  DRAFT_FIELDS,
  type DraftField,
  isSameField,
  type ProductDraft,
} from '../product-form/product-draft.ts';
import { readSaleUnit } from '../product-form/product-input.ts';

/** Fields that only make sense together, under one name. */
type Group = {
  readonly label: string;
  readonly fields: readonly DraftField[];
  readonly text: (draft: ProductDraft) => string;
};

export type Difference = Group & {
  /** 'theirs' if only they changed the value; otherwise 'mine'. */
  readonly suggested: Side;
};

type Drafts = { readonly base: ProductDraft; readonly mine: ProductDraft; readonly theirs: ProductDraft };

/** Fields that are chosen together; each of the others stands alone. */
const TOGETHER: readonly Group[] = [
  {
    label: FIELD_LABELS.saleUnit,
    fields: ['saleUnit'],
    text: ({ saleUnit }) => saleUnitText(readSaleUnit(saleUnit).unit) || 'por unidad',
  },
  {
    label: 'Categoría',
    fields: ['section', 'subsection', 'type'],
    text: ({ section, subsection, type }) =>
      [section === '' ? '' : screenSection(section), subsection, type].join(' / '),
  },
  {
    label: FIELD_LABELS.packPrice,
    fields: ['packPrice', 'minimumUnits'],
    text: ({ packPrice, minimumUnits }) => (packPrice === '' ? '' : `${packPrice} por ${minimumUnits}`),
  },
  {
    label: FIELD_LABELS.unitAmount,
    fields: ['unitAmount', 'unitMeasure'],
    text: ({ unitAmount, unitMeasure }) => `${unitAmount} ${unitMeasure}`.trim(),
  },
  {
    label: FIELD_LABELS.variants,
    fields: ['variants', 'models', 'colours', 'soldOutVariants'],
    text: ({ models, colours, soldOutVariants }) =>
      [...models, ...colours]
        .map((name) => (soldOutVariants.includes(name) ? `${name} (agotado)` : name))
        .join(', '),
  },
  {
    label: FIELD_LABELS.photos,
    fields: ['photos', 'altTexts', 'photoColours'],
    text: ({ photos }) => photos.join(' '),
  },
];

/** A group stands in the place of its first field. */
const GROUPS: readonly Group[] = [...new Set(DRAFT_FIELDS.map(groupOf))];

function groupOf(field: DraftField): Group {
  const alone = {
    label: FIELD_LABELS[field],
    fields: [field],
    text: (draft: ProductDraft) => (field === 'saleUnit' ? '' : textOf(draft[field])),
  };
  return TOGETHER.find(({ fields }) => fields.includes(field)) ?? alone;
}

function textOf(value: ProductDraft[Exclude<DraftField, 'saleUnit'>]): string {
  if (typeof value === 'boolean') return value ? 'Si' : 'No';
  return typeof value === 'string' ? value : value.join(', ');
}

/** The differences between two editors' drafts of a product. */
export function draftDifferences({ base, mine, theirs }: Drafts): Difference[] {
  const isSame = (one: ProductDraft, other: ProductDraft, { fields }: Group) =>
    fields.every((field) => isSameField(one, other, field));
  return GROUPS.filter((group) => !isSame(mine, theirs, group)).map((group) => ({
    ...group,
    suggested: isSame(mine, base, group) ? 'theirs' : 'mine',
  }));
}

/** My draft with their values where they were chosen. @param sides the choices, by a difference's label */
export function mergedDraft(
  { mine, theirs }: Pick<Drafts, 'mine' | 'theirs'>,
  sides: ReadonlyMap<string, Side>,
): ProductDraft {
  const taken = GROUPS.filter(({ label }) => sides.get(label) === 'theirs').flatMap(({ fields }) => fields);
  return { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) };
}
