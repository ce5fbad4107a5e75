import type { ContactField, ContactMessage } from '#domain/contact/contact-message.ts';
import { WIRE_CONTACT_FIELDS } from '#schemas/wire/contact-message.ts';

const STORAGE_KEY = 'hilvan:contact-draft';
const FIELDS = ['name', 'email', 'phone', 'location', 'message'] as const satisfies readonly ContactField[];

export type ContactDraft = Partial<Record<ContactField, string>>;

/** For this tab alone, and no longer than it is open: a reload or a step back loses nothing. */
export function keepDraft(message: ContactMessage): void {
  try {
    if (Object.values(message).every((text) => text === '')) forgetDraft();
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(message));
  } catch {
    // A browser that keeps nothing still sends the message.
  }
}

/** After it was sent: even when its writer has left the page by then, it is not there again. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept there.
  }
}

export function keptDraft(): ContactDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return typeof stored === 'object' && stored !== null ? textsOf(new Map(Object.entries(stored))) : {};
  } catch {
    return {};
  }
}

/** What was typed before this code could notice. */
export function draftIn(form: HTMLFormElement): ContactDraft {
  const data = new FormData(form);
  return textsOf(new Map(FIELDS.map((field) => [field, data.get(WIRE_CONTACT_FIELDS[field])])));
}

function textsOf(values: ReadonlyMap<string, unknown>): ContactDraft {
  const draft: ContactDraft = {};
  for (const field of FIELDS) {
    const text = values.get(field);
    if (typeof text === 'string' && text !== '') draft[field] = text;
  }
  return draft;
}
