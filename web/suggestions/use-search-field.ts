import { useEffect, useEffectEvent, useState } from 'react';

type FieldKeys = Readonly<Record<string, (() => void) | undefined>>;

type SearchField = {
  /** What each key does instead of its usual; `undefined` leaves it alone. */
  readonly keys: FieldKeys;
  readonly onSearch: (text: string) => void;
};

/** Follows a form of the page that has been there before this code: its text, its focus, its keys. */
export function useSearchField(
  field: HTMLInputElement,
  { keys, onSearch }: SearchField,
): { text: string; hasFocus: boolean; empty: () => void } {
  const [text, setText] = useState(field.value);
  const [hasFocus, setHasFocus] = useState(document.activeElement === field);
  const readText = useEffectEvent(() => setText(field.value));
  const readFocus = useEffectEvent((event: FocusEvent) => {
    const next = event.type === 'focusin' ? event.target : event.relatedTarget;
    setHasFocus(next instanceof Node && field.form?.contains(next) === true);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    // While letters are composed, these keys belong to the keyboard.
    const act = event.isComposing ? undefined : keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  const search = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    onSearch(field.value);
  });

  useEffect(() => {
    const { form } = field;
    if (form === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    field.addEventListener('input', () => readText(), { signal });
    form.addEventListener('focusin', (event) => readFocus(event), { signal });
    form.addEventListener('focusout', (event) => readFocus(event), { signal });
    form.addEventListener('keydown', (event) => press(event), { signal });
    form.addEventListener('submit', (event) => search(event), { signal });
    return () => stop.abort();
  }, [field]);

  function empty(): void {
    field.value = '';
    setText('');
  }

  return { text, hasFocus, empty };
}
