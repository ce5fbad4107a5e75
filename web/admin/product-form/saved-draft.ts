import { EMPTY_DRAFT, type ProductDraft } from './product-draft.ts';

const PREFIX = 'hilvan:producto:';

/** Of the product that is being added; an edited one is kept under its id. */
export const NEW_PRODUCT = 'nuevo';

export type SavedDraft = {
  readonly draft: ProductDraft;
  /** The stored version that it began from; '' of a product that is not stored yet. */
  readonly version: string;
};

/** What was typed and not saved, as this tab keeps it over a reload or a login; `null` when there is none. */
export function savedDraft(key: string): SavedDraft | null {
  const kept = keptJson(key);
  return isSavedDraft(kept) ? kept : null;
}

export function saveDraft(key: string, draft: SavedDraft): void {
  try {
    sessionStorage.setItem(`${PREFIX}${key}`, JSON.stringify(draft));
  } catch {
    // It lasts until the page is left.
  }
}

export function deleteDraft(key: string): void {
  try {
    sessionStorage.removeItem(`${PREFIX}${key}`);
  } catch {
    // It was never kept.
  }
}

function keptJson(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(`${PREFIX}${key}`) ?? 'null');
  } catch {
    return null;
  }
}

function isSavedDraft(kept: unknown): kept is SavedDraft {
  if (typeof kept !== 'object' || kept === null || !('draft' in kept) || !('version' in kept)) return false;
  return typeof kept.version === 'string' && isDraft(kept.draft);
}

/** A draft of an older form is none: every field has to be what this form has there. */
function isDraft(kept: unknown): kept is ProductDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  const found = new Map<string, unknown>(Object.entries(kept));
  return Object.entries(EMPTY_DRAFT).every(([field, empty]) => {
    const value = found.get(field);
    return Array.isArray(empty)
      ? Array.isArray(value) && value.every((one) => typeof one === 'string')
      : typeof value === typeof empty;
  });
}
