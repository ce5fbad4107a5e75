import type { SettingsArea } from '#schemas/wire/store-areas.ts';

/** What any zod schema of `schemas/store/` offers; forms need no more of it. */
export type AreaSchema = {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true }
    | { readonly success: false; readonly error: { readonly issues: readonly AreaIssue[] } };
};

export type AreaIssue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** How people read one field of an area. */
export type AreaFieldText<Value> = {
  readonly label: string;
  /** For comparing two versions; without it, what `plainValue` says. */
  readonly text?: (value: Value) => string;
};

/** An area of 'Mi tienda': what is saved as a whole and has versions of its own. */
export type AreaDefinition<Fields extends object> = {
  readonly area: SettingsArea;
  /** The screen's heading. */
  readonly title: string;
  /** The check that the server and the file of settings also make. */
  readonly schema: AreaSchema;
  /** Every field, in the order of the form. */
  readonly fields: { readonly [Name in keyof Fields & string]: AreaFieldText<Fields[Name]> };
};

/** What a form of an area shows and changes. */
export type AreaForm<Fields> = {
  readonly draft: Fields;
  set(change: Partial<Fields>): void;
  /** @param path as the API names fields: 'openingHours.0.from' */
  problemAt(path: string): string | undefined;
};

/** Ids of inputs follow from the path of their field, so the summary of problems finds them. */
export function areaFieldId(path: string): string {
  return `dato-${path.replaceAll('.', '-')}`;
}

/** How people read what is edited as a whole. */
export type EditedFields<Fields extends object> = Pick<AreaDefinition<Fields>, 'fields'>;

/** The names of an area's fields, typed. */
export function fieldNames<Fields extends object>({
  fields,
}: EditedFields<Fields>): readonly (keyof Fields & string)[] {
  return Object.keys(fields).filter((name): name is keyof Fields & string => name in fields);
}

/** A field's value as text for people. */
export function fieldText<Fields extends object, Name extends keyof Fields & string>(
  { fields }: EditedFields<Fields>,
  name: Name,
  values: Fields,
): string {
  const value = values[name];
  return (fields[name].text ?? plainValue)(value);
}

function plainValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (Array.isArray(value)) return value.map(plainValue).join('\n');
  if (typeof value === 'object') return Object.values(value).map(plainValue).join(' · ');
  return String(value);
}
