import { arrayMove } from '@dnd-kit/sortable';
import pLimit from 'p-limit';
import { useEffect, useRef, useState } from 'react';
import { randomKey } from '#web/api/random-key.ts';
import { convertPhoto } from './convert-photo.ts';
import {
  MAX_PHOTOS,
  type PhotoEntry,
  type PhotoState,
  roomLeft,
  type StoredPhotos,
  storedPhotos,
} from './photo-entry.ts';
import { UnusablePhoto } from './unusable-photo.ts';
import { uploadPhoto } from './upload-photo.ts';

const MAX_PARALLEL_UPLOADS = 3;

export type Photos = {
  readonly entries: readonly PhotoEntry[];
  /** Converts and uploads files; each entry shows its progress or its failure (WIZARD-020 to WIZARD-023). */
  add(files: readonly File[]): void;
  retry(id: string): void;
  /** Also stops the photo's upload. */
  remove(id: string): void;
  /** Moves a photo to the place of another one. */
  move(id: string, to: string): void;
  /** Sets a photo's alternative text. */
  describe(id: string, altText: string): void;
  /** Says which colour of the product a photo shows; '' for none. */
  giveColour(id: string, colour: string): void;
  /** Replaces all entries with stored photos. */
  replace(photos: StoredPhotos): void;
};

export function usePhotos(initial: StoredPhotos): Photos {
  const [entries, setEntries] = useState<readonly PhotoEntry[]>(() => storedEntries(initial));
  // Uploads end between renders, so each change starts from the latest entries.
  const latest = useRef(entries);
  const uploads = useRef(new Map<string, AbortController>());
  const limited = useRef(pLimit(MAX_PARALLEL_UPLOADS));

  useEffect(() => {
    const running = uploads.current;
    return () => {
      for (const upload of running.values()) upload.abort();
    };
  }, []);

  function update(change: (entries: readonly PhotoEntry[]) => readonly PhotoEntry[]): void {
    latest.current = change(latest.current);
    setEntries(latest.current);
  }

  function put(id: string, state: PhotoState): void {
    update((all) =>
      all.map((entry) =>
        entry.id === id ? { id, altText: entry.altText, colour: entry.colour, ...state } : entry,
      ),
    );
  }

  async function upload(id: string, file: File): Promise<void> {
    const { name } = file;
    const stop = new AbortController();
    uploads.current.set(id, stop);
    const settled = await limited.current(async (): Promise<PhotoState | null> => {
      if (stop.signal.aborted) return null;
      try {
        const { file: converted, thumbnail } = await convertPhoto(file);
        const onProgress = (progress: number) => put(id, { kind: 'uploading', name, thumbnail, progress });
        onProgress(0);
        const url = await uploadPhoto(converted, { onProgress, signal: stop.signal });
        if (storedPhotos(latest.current).photos.includes(url)) throw new UnusablePhoto('Esta foto ya está.');
        return { kind: 'stored', url };
      } catch (error) {
        if (stop.signal.aborted) return null;
        console.warn(`No se subió la foto ${name}`, error);
        if (error instanceof UnusablePhoto)
          return { kind: 'failed', file, reason: error.message, canRetry: error.canRetry };
        return { kind: 'failed', file, reason: 'Algo salió mal con esta foto.', canRetry: true };
      }
    });
    uploads.current.delete(id);
    if (settled !== null) put(id, settled);
  }

  function begin(id: string, file: File): PhotoState {
    const hasRoom = roomLeft(latest.current) > 0;
    const reason = `Un producto tiene hasta ${MAX_PHOTOS} fotos.`;
    if (!hasRoom) return { kind: 'failed', file, reason, canRetry: true };
    upload(id, file);
    return { kind: 'uploading', name: file.name, thumbnail: null, progress: 0 };
  }

  return {
    entries,
    add(files) {
      for (const file of files) {
        const id = randomKey();
        const state = begin(id, file);
        update((all) => [...all, { id, altText: '', colour: '', ...state }]);
      }
    },
    retry(id) {
      const failed = latest.current.find((entry) => entry.id === id);
      if (failed?.kind === 'failed') put(id, begin(id, failed.file));
    },
    remove(id) {
      uploads.current.get(id)?.abort();
      update((all) => all.filter((entry) => entry.id !== id));
    },
    move(id, to) {
      const placeOf = (wanted: string) => latest.current.findIndex((entry) => entry.id === wanted);
      update((all) => arrayMove([...all], placeOf(id), placeOf(to)));
    },
    describe(id, altText) {
      update((all) => all.map((entry) => (entry.id === id ? { ...entry, altText } : entry)));
    },
    giveColour(id, colour) {
      update((all) => all.map((entry) => (entry.id === id ? { ...entry, colour } : entry)));
    },
    replace(photos) {
      for (const running of uploads.current.values()) running.abort();
      update(() => storedEntries(photos));
    },
  };
}

function storedEntries({ photos, altTexts, photoColours }: StoredPhotos): PhotoEntry[] {
  return photos.map((url, place) => ({
    id: randomKey(),
    altText: altTexts[place] ?? '',
    colour: photoColours[place] ?? '',
    kind: 'stored',
    url,
  }));
}
