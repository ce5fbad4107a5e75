/** Where the text of an unsent form waits, and what its fields are called there. */
export type FormDraft<Field extends string> = {
  readonly storageKey: string;
  readonly fields: readonly Field[];
  /** The name of a field's control. */
  nameOf(field: Field): string;
};

/** For this tab alone, and no longer than it is open: a reload or a step back loses nothing. */
export function keepDraft<Field extends string>(
  draft: FormDraft<Field>,
  values: Readonly<Record<Field, string>>,
): void {
  try {
    if (draft.fields.every((field) => values[field] === '')) forgetDraft(draft);
    else sessionStorage.setItem(draft.storageKey, JSON.stringify(values));
  } catch {
    // A browser that keeps nothing still sends the form.
  }
}

/** After it was sent: even when its writer has left the page by then, it is not there again. */
export function forgetDraft({ storageKey }: Pick<FormDraft<string>, 'storageKey'>): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept there.
  }
}

export function keptDraft<Field extends string>({
  storageKey,
  fields,
}: FormDraft<Field>): Map<Field, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return new Map();
    const values = new Map<string, unknown>(Object.entries(stored));
    return textsOf(fields, (field) => values.get(field));
  } catch {
    return new Map();
  }
}

/** What was typed before the page's code could notice. */
export function draftIn<Field extends string>(
  { fields, nameOf }: FormDraft<Field>,
  box: HTMLFormElement,
): Map<Field, string> {
  const data = new FormData(box);
  return textsOf(fields, (field) => data.get(nameOf(field)));
}

function textsOf<Field extends string>(
  fields: readonly Field[],
  textIn: (field: Field) => unknown,
): Map<Field, string> {
  const texts = new Map<Field, string>();
  for (const field of fields) {
    const text = textIn(field);
    if (typeof text === 'string' && text !== '') texts.set(field, text);
  }
  return texts;
}
