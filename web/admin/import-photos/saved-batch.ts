import { clear, createStore, del, entries, set, setMany, type UseStore } from 'idb-keyval';
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

export async function saveMode(mode: PhotoMode): Promise<boolean> {
  return isDone(() => set(MODE, mode, store()));
}

/** Returns whether the browser keeps them: a private window, or a full disk, doesn't. */
export async function savePhotos(photos: readonly SavedPhoto[]): Promise<boolean> {
  return isDone(() =>
    setMany(
      photos.map((photo) => [photo.id, photo]),
      store(),
    ),
  );
}

export async function forgetPhoto(id: string): Promise<boolean> {
  return isDone(() => del(id, store()));
}

export async function forgetBatch(): Promise<boolean> {
  return isDone(() => clear(store()));
}

async function isDone(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
}
