/** The fields of an unsent form, and the key of session storage that keeps them. */
export type FormDraft<Field extends string> = {
  readonly storageKey: string;
  readonly fields: readonly Field[];
};

/** Keeps the text until the tab is closed, so that a reload or a step back loses nothing. */
export function saveDraft<Field extends string>(
  draft: FormDraft<Field>,
  values: Readonly<Record<Field, string>>,
): void {
  try {
    if (draft.fields.every((field) => values[field] === '')) deleteDraft(draft);
    else sessionStorage.setItem(draft.storageKey, JSON.stringify(values));
  } catch {
    // The form works without storage too.
  }
}

/** Call after sending: the draft must go even if the writer has left the page by then. */
export function deleteDraft({ storageKey }: Pick<FormDraft<string>, 'storageKey'>): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept there.
  }
}

export function savedDraft<Field extends string>({
  storageKey,
  fields,
}: FormDraft<Field>): Map<Field, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return new Map();
    const values = new Map<string, unknown>(Object.entries(stored));
    const texts = new Map<Field, string>();
    for (const field of fields) {
      const text = values.get(field);
      if (typeof text === 'string' && text !== '') texts.set(field, text);
    }
    return texts;
  } catch {
    return new Map();
  }
}
