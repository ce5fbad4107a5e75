const TYPED = 'input:not([type=file]), textarea';

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Each field's typed text, or whether it is ticked. */
const typed = new Map<Typed, string | boolean>();

/**
 * Remembers the texts and ticks of fields before hydration. Hydration resets each field to the server's value, and on a
 * slow network a visitor may have typed half a sentence by then.
 */
export function recordEarlyTyping(): void {
  for (const field of document.querySelectorAll<Typed>(TYPED)) {
    if (contentOf(field) !== defaultOf(field)) typed.set(field, contentOf(field));
  }
  document.addEventListener('input', keepTarget, { capture: true });
}

/** Enters the texts and ticks again, after hydration. */
export function restoreEarlyTyping(): void {
  document.removeEventListener('input', keepTarget, { capture: true });
  for (const [field, content] of typed) {
    if (content === defaultOf(field)) continue;
    if (typeof content === 'boolean') tick(field, content);
    else type(field, content);
  }
  typed.clear();
}

function keepTarget({ target }: Event): void {
  if (target instanceof Element && target.matches(TYPED)) {
    const field = target as Typed;
    typed.set(field, contentOf(field));
  }
}

// React notices a change only when a field's value differs from the value last set by script. So each field first gets
// its default by script, and then the text or the tick in a way that React takes for a person's input.

function type(field: Typed, text: string): void {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function tick(field: Typed, isTicked: boolean): void {
  if (!isTickable(field)) return;
  field.checked = !isTicked;
  field.click();
}

function contentOf(field: Typed): string | boolean {
  return isTickable(field) ? field.checked : field.value;
}

function defaultOf(field: Typed): string | boolean {
  return isTickable(field) ? field.defaultChecked : field.defaultValue;
}

function isTickable(field: Typed): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}
