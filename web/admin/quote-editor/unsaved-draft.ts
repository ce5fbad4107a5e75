import type { WireQuoteDraftContent } from '#schemas/quote.ts';

const PREFIX = 'hilvan:presupuesto:';

/** What this tab typed and the server doesn't have yet, over the server's draft of a version. */
export type UnsavedDraft = { readonly content: WireQuoteDraftContent; readonly version: number };

/** Kept over a reload or a login; `null` when there is none. */
export function unsavedDraft(orderId: string): UnsavedDraft | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(`${PREFIX}${orderId}`) ?? 'null');
    return isUnsavedDraft(saved) ? saved : null;
  } catch {
    return null;
  }
}

export function keepUnsavedDraft(orderId: string, draft: UnsavedDraft): void {
  try {
    sessionStorage.setItem(`${PREFIX}${orderId}`, JSON.stringify(draft));
  } catch {
    // Without storage the draft lasts until the server has it.
  }
}

export function forgetUnsavedDraft(orderId: string): void {
  try {
    sessionStorage.removeItem(`${PREFIX}${orderId}`);
  } catch {
    // Without storage there is no draft.
  }
}

/** False for drafts of an older form. */
function isUnsavedDraft(saved: unknown): saved is UnsavedDraft {
  return isObject(saved) && typeof saved.version === 'number' && isContent(saved.content);
}

function isContent(saved: unknown): boolean {
  if (!isObject(saved) || !isObject(saved.shipping)) return false;
  const { lines, extras, shipping } = saved;
  const texts = [saved.discountPercent, saved.validUntil, saved.message];
  return (
    Array.isArray(lines) &&
    lines.every((line) => isObject(line) && isObject(line.quantity) && typeof line._id === 'string') &&
    Array.isArray(extras) &&
    [...texts, shipping.amount, shipping.carrier, shipping.note].every((text) => typeof text === 'string')
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
