const TYPED = 'input:not([type=file]), textarea';

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** What is typed into each field, or whether it is ticked. */
const typed = new Map<Typed, string | boolean>();

/**
 * Remembers what is typed and ticked before the page's scripts have taken over: React then puts back what the server
 * had written, and on a slow network half a sentence is typed by that time.
 */
export function recordEarlyTyping(): void {
  for (const field of document.querySelectorAll<Typed>(TYPED)) {
    if (contentOf(field) !== defaultOf(field)) typed.set(field, contentOf(field));
  }
  document.addEventListener('input', keepTarget, { capture: true });
}

/** Types and ticks it again, now that somebody listens. */
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

// React hears of a change only where a field holds something else than what it was last given by script. So each field
// first gets its default by script, and then the typed text or the tick in the ways that React takes for a person's.

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
