import type { MappingDraft } from './mapping-draft.ts';

const PREFIX = 'hilvan:importar:';

/** What this tab kept of an import's mapping, so that a reload or a login loses nothing. */
export function savedMapping(id: string): MappingDraft | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(`${PREFIX}${id}`) ?? 'null');
    return isMapping(saved) ? saved : null;
  } catch {
    return null;
  }
}

export function saveMapping(id: string, draft: MappingDraft): void {
  try {
    sessionStorage.setItem(`${PREFIX}${id}`, JSON.stringify(draft));
  } catch {
    // Without storage the mapping lasts until the page is left.
  }
}

/** Safe because only `saveMapping` writes under this key. */
function isMapping(saved: unknown): saved is MappingDraft {
  return (
    typeof saved === 'object' &&
    saved !== null &&
    ['mapping', 'categories', 'numbers', 'colours', 'margin', 'options'].every((key) => key in saved)
  );
}
