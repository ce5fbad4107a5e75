import { clear, createStore, del, entries, setMany, type UseStore } from 'idb-keyval';
import type { BatchPhoto, BatchPhotoState } from './photo-batch.ts';

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

/** The photos that this browser kept, in their order. A browser without storage has none. */
export async function savedBatch(): Promise<SavedPhoto[]> {
  try {
    const kept = await entries<string, SavedPhoto>(store());
    return kept.map(([, photo]) => photo).sort((one, other) => one.position - other.position);
  } catch {
    return [];
  }
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
