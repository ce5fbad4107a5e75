import { screenSection } from '#domain/catalogue/taxonomy.ts';
import { FIELD_LABELS } from '../product-form/field-labels.ts';
import { type DraftField, isSameField, type ProductDraft } from '../product-form/product-draft.ts';

export type Side = 'mine' | 'theirs';

/** Fields that only make sense together, under one name. */
type Group = {
  readonly label: string;
  readonly fields: readonly DraftField[];
  readonly text: (draft: ProductDraft) => string;
};

export type Difference = Group & {
  /** Theirs where only they changed it since both began; what was typed here otherwise. */
  readonly suggested: Side;
};

type Drafts = { readonly base: ProductDraft; readonly mine: ProductDraft; readonly theirs: ProductDraft };

const yesOrNo = (isSo: boolean) => (isSo ? 'Si' : 'No');

const GROUPS: readonly Group[] = [
  {
    label: 'Categoría',
    fields: ['section', 'subsection', 'type'],
    text: ({ section, subsection, type }) =>
      [section === '' ? '' : screenSection(section), subsection, type].join(' / '),
  },
  ...(['brand', 'name', 'code', 'price', 'summary', 'description', 'specifications'] as const).map(
    (field) => ({ label: FIELD_LABELS[field], fields: [field], text: (draft: ProductDraft) => draft[field] }),
  ),
  {
    label: FIELD_LABELS.packPrice,
    fields: ['packPrice', 'minimumUnits'],
    text: ({ packPrice, minimumUnits }) => (packPrice === '' ? '' : `${packPrice} por ${minimumUnits}`),
  },
  { label: FIELD_LABELS.isOffer, fields: ['isOffer'], text: ({ isOffer }) => yesOrNo(isOffer) },
  { label: FIELD_LABELS.isHidden, fields: ['isHidden'], text: ({ isHidden }) => yesOrNo(isHidden) },
  {
    label: FIELD_LABELS.variants,
    fields: ['variants', 'models', 'colours'],
    text: ({ models, colours }) => [...models, ...colours].join(', '),
  },
  {
    label: FIELD_LABELS.photos,
    fields: ['photos', 'altTexts'],
    text: ({ photos }) => photos.join(' '),
  },
];

/** What two editors of one product would save differently. */
export function draftDifferences({ base, mine, theirs }: Drafts): Difference[] {
  const isSame = (one: ProductDraft, other: ProductDraft, { fields }: Group) =>
    fields.every((field) => isSameField(one, other, field));
  return GROUPS.filter((group) => !isSame(mine, theirs, group)).map((group) => ({
    ...group,
    suggested: isSame(mine, base, group) ? 'theirs' : 'mine',
  }));
}

/** My draft with theirs wherever they were chosen; `sides` by the labels of the differences. */
export function mergedDraft(
  { mine, theirs }: Pick<Drafts, 'mine' | 'theirs'>,
  sides: ReadonlyMap<string, Side>,
): ProductDraft {
  const taken = GROUPS.filter(({ label }) => sides.get(label) === 'theirs').flatMap(({ fields }) => fields);
  return { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) };
}
