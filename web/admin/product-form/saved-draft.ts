import { EMPTY_DRAFT, type ProductDraft } from './product-draft.ts';

const PREFIX = 'hilvan:producto:';

/** The key of a new product's draft. An edited product uses its id. */
export const NEW_PRODUCT = 'nuevo';

export type SavedDraft = {
  readonly draft: ProductDraft;
  /** The product's version when the draft began; '' for a new product. */
  readonly version: string;
};

/** The unsaved draft, which this tab keeps over a reload or a login; `null` when there is none. */
export function savedDraft(key: string): SavedDraft | null {
  const saved = savedJson(key);
  return isSavedDraft(saved) ? saved : null;
}

export function saveDraft(key: string, draft: SavedDraft): void {
  try {
    sessionStorage.setItem(`${PREFIX}${key}`, JSON.stringify(draft));
  } catch {
    // Without storage the draft lasts until the page is left.
  }
}

export function deleteDraft(key: string): void {
  try {
    sessionStorage.removeItem(`${PREFIX}${key}`);
  } catch {
    // Without storage there is no draft.
  }
}

function savedJson(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(`${PREFIX}${key}`) ?? 'null');
  } catch {
    return null;
  }
}

function isSavedDraft(saved: unknown): saved is SavedDraft {
  if (typeof saved !== 'object' || saved === null || !('draft' in saved) || !('version' in saved))
    return false;
  return typeof saved.version === 'string' && isDraft(saved.draft);
}

/** False for drafts of an older form: each field must have the type of this form's field. */
function isDraft(saved: unknown): saved is ProductDraft {
  if (typeof saved !== 'object' || saved === null) return false;
  const found = new Map<string, unknown>(Object.entries(saved));
  return Object.entries(EMPTY_DRAFT).every(([field, empty]) => {
    const value = found.get(field);
    return Array.isArray(empty)
      ? Array.isArray(value) && value.every((one) => typeof one === 'string')
      : typeof value === typeof empty;
  });
}
