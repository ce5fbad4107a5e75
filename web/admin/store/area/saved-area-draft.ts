import type { LoadedArea } from './area-api.ts';

const PREFIX = 'hilvan:tienda:';

/**
 * The unsaved draft, which this tab keeps over a reload or a login; `null` when there is none.
 * @param now the present fields: a draft of an older form, with other fields or kinds of them, is dropped
 */
export function savedAreaDraft<Fields extends object>(area: string, now: Fields): LoadedArea<Fields> | null {
  const saved = savedJson(area);
  return isDraftLike(saved, now) ? saved : null;
}

export function saveAreaDraft<Fields>(area: string, draft: LoadedArea<Fields>): void {
  try {
    sessionStorage.setItem(`${PREFIX}${area}`, JSON.stringify(draft));
  } catch {
    // Without storage the draft lasts until the page is left.
  }
}

export function deleteAreaDraft(area: string): void {
  try {
    sessionStorage.removeItem(`${PREFIX}${area}`);
  } catch {
    // Without storage there is no draft.
  }
}

function savedJson(area: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(`${PREFIX}${area}`) ?? 'null');
  } catch {
    return null;
  }
}

function isDraftLike<Fields extends object>(saved: unknown, now: Fields): saved is LoadedArea<Fields> {
  if (typeof saved !== 'object' || saved === null || !('fields' in saved) || !('etag' in saved)) return false;
  const { fields, etag } = saved;
  if (typeof etag !== 'string' || typeof fields !== 'object' || fields === null) return false;
  const found = new Map<string, unknown>(Object.entries(fields));
  return Object.entries(now).every(
    ([name, value]) =>
      value === null || found.get(name) === null || kindOf(found.get(name)) === kindOf(value),
  );
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}
