import { createStore, entries, promisifyRequest, type UseStore } from 'idb-keyval';
import type { BatchPhoto, BatchPhotoState, PhotoMode } from './photo-batch.ts';

/** A photo as the browser keeps it. The file is the one made smaller; `null` before and after it is needed. */
export type SavedPhoto = Omit<BatchPhoto, 'state'> & {
  readonly position: number;
  readonly state: BatchPhotoState;
  readonly file: Blob | null;
};

let opened: UseStore | null = null;

function store(): UseStore {
  opened ??= createStore('hilvan-photos', 'batch');
  return opened;
}

/** What this browser kept: the photos in their order, and what becomes of those that products have. */
export type SavedBatch = { readonly photos: readonly SavedPhoto[]; readonly mode: PhotoMode };

const MODE = 'mode';

/** A browser without storage has none. */
export async function savedBatch(): Promise<SavedBatch> {
  try {
    const kept = await entries<string, SavedPhoto | PhotoMode>(store());
    const photos = kept.flatMap(([, one]) => (typeof one === 'string' ? [] : [one]));
    return {
      photos: photos.sort((one, other) => one.position - other.position),
      mode: kept.some(([key, one]) => key === MODE && one === 'replace') ? 'replace' : 'add',
    };
  } catch {
    return { photos: [], mode: 'add' };
  }
}

export function saveMode(mode: PhotoMode): Promise<boolean> {
  return changed((batch) => batch.put(mode, MODE));
}

/** Returns whether the browser keeps them: a private window, or a full disk, doesn't. */
export function savePhotos(photos: readonly SavedPhoto[]): Promise<boolean> {
  return changed((batch) => {
    for (const photo of photos) batch.put(photo, photo.id);
  });
}

export function forgetPhoto(id: string): Promise<boolean> {
  return changed((batch) => batch.delete(id));
}

export function forgetBatch(): Promise<boolean> {
  return changed((batch) => batch.clear());
}

/** The commit waits for no answer, so the page may be left at once. */
async function changed(change: (batch: IDBObjectStore) => void): Promise<boolean> {
  try {
    await store()('readwrite', (batch) => {
      change(batch);
      batch.transaction.commit();
      return promisifyRequest(batch.transaction);
    });
    return true;
  } catch {
    return false;
  }
}
