import pLimit from 'p-limit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { randomKey } from '#web/api/random-key.ts';
import { convertPhoto } from '../photos/convert-photo.ts';
import { UnusablePhoto } from '../photos/unusable-photo.ts';
import { uploadPhoto } from '../photos/upload-photo.ts';
import { type ChosenPhoto, chosenPhotos } from './chosen-photo.ts';
import {
  type BatchPhoto,
  type BatchPhotoState,
  batchColumns,
  MAX_BATCH_PHOTOS,
  type PhotoMode,
} from './photo-batch.ts';
import { findPlaces, givePhotos } from './product-photos-api.ts';
import { readyProducts } from './ready-products.ts';
import {
  forgetBatch,
  forgetPhoto,
  type SavedBatch,
  type SavedPhoto,
  saveMode,
  savePhotos,
} from './saved-batch.ts';

const MAX_PARALLEL = 3;

export type PhotoBatch = {
  readonly photos: readonly BatchPhoto[];
  readonly mode: PhotoMode;
  /** Whether uploads or writes are running. */
  readonly isUploading: boolean;
  /** Whether the browser keeps the photos over a reload. */
  readonly isKept: boolean;
  /** Why the products of the names aren't known; `null` if they are. */
  readonly placeFailure: string | null;
  /** Why products didn't get their photos, by id. */
  readonly productFailures: ReadonlyMap<string, string>;
  /** What was left out of the last choice. */
  readonly remarks: readonly string[];
  setMode(mode: PhotoMode): void;
  add(files: readonly File[]): Promise<void>;
  /** Looks for the products of photos without one: their codes may be there by now. */
  findProducts(): Promise<void>;
  /** Uploads what is ready or failed, and gives each product its photos once all of them are there. */
  upload(): Promise<void>;
  retry(id: string): Promise<void>;
  /** Gives a photo the product with a code. @returns why it could not, or `null` */
  place(id: string, code: string): Promise<string | null>;
  remove(id: string): Promise<void>;
  discard(): Promise<void>;
};

/** Photos that are matched, uploaded and given to their products. The browser keeps them, so a reload loses nothing. */
export function usePhotoBatch(saved: SavedBatch): PhotoBatch {
  const [photos, setPhotos] = useState<readonly BatchPhoto[]>(() => saved.photos.map(resumed));
  const [mode, setMode] = useState<PhotoMode>(saved.mode);
  const [running, setRunning] = useState(0);
  const [isKept, setIsKept] = useState(true);
  const [placeFailure, setPlaceFailure] = useState<string | null>(null);
  const [productFailures, setProductFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const [remarks, setRemarks] = useState<readonly string[]>([]);
  // Work ends between renders, so each change starts from the latest photos.
  const latest = useRef(photos);
  const files = useRef(
    new Map(saved.photos.flatMap(({ id, file }) => (file === null ? [] : [[id, file] as const]))),
  );
  const stops = useRef(new Map<string, AbortController>());
  const limited = useRef(pLimit(MAX_PARALLEL));
  const writing = useRef(new Set<string>());

  const isLeft = useRef(false);

  useEffect(() => {
    isLeft.current = false;
    const all = stops.current;
    return () => {
      isLeft.current = true;
      for (const stop of all.values()) stop.abort();
    };
  }, []);

  const findRest = useEffectEvent(() => {
    if (latest.current.some(({ place }) => place.kind === 'unasked')) void findProducts();
  });
  // A reload may have come before the answer.
  useEffect(() => findRest(), []);

  function update(change: (photos: readonly BatchPhoto[]) => readonly BatchPhoto[]): void {
    latest.current = change(latest.current);
    setPhotos(latest.current);
  }

  function put(id: string, changes: Partial<BatchPhoto>): void {
    update((all) => all.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo)));
  }

  async function keep(ids: ReadonlySet<string>): Promise<void> {
    const kept = latest.current.flatMap((photo, position) =>
      ids.has(photo.id) ? [{ ...photo, position, file: files.current.get(photo.id) ?? null }] : [],
    );
    if (kept.length > 0 && !(await savePhotos(kept))) setIsKept(false);
  }

  async function settle(id: string, state: BatchPhotoState): Promise<void> {
    put(id, { state });
    await keep(new Set([id]));
  }

  async function read(id: string, chosen: ChosenPhoto): Promise<void> {
    const isGone = () => !latest.current.some((photo) => photo.id === id);
    await limited.current(async () => {
      if (isGone()) return;
      try {
        const { file, thumbnail } = await convertPhoto(await chosen.read());
        if (isGone()) return;
        files.current.set(id, file);
        put(id, { thumbnail });
        await settle(id, { kind: 'ready' });
      } catch (error) {
        const reason = error instanceof UnusablePhoto ? error.message : 'Algo salió mal con esta foto.';
        await settle(id, { kind: 'unfit', reason });
      }
    });
  }

  async function findProducts(): Promise<void> {
    const asked = latest.current.filter(({ place }) => place.kind !== 'found');
    if (asked.length === 0) return;
    setPlaceFailure(null);
    const places = await findPlaces(asked.map(({ name }) => name));
    if (places === null) return setPlaceFailure('No se pudieron buscar los productos de las fotos.');
    const found = new Map(asked.map(({ id }, index) => [id, places[index]]));
    update((all) => all.map((photo) => ({ ...photo, place: found.get(photo.id) ?? photo.place })));
    await keep(new Set(found.keys()));
  }

  async function send(id: string): Promise<void> {
    await limited.current(async () => {
      if (isLeft.current) return;
      const file = files.current.get(id);
      const photo = latest.current.find((one) => one.id === id);
      if (file === undefined || (photo?.state.kind !== 'ready' && photo?.state.kind !== 'failed')) return;
      const stop = new AbortController();
      stops.current.set(id, stop);
      const onProgress = (progress: number) => put(id, { state: { kind: 'uploading', progress } });
      onProgress(0);
      try {
        const url = await uploadPhoto(file, { onProgress, signal: stop.signal });
        files.current.delete(id);
        await settle(id, { kind: 'uploaded', url });
      } catch (error) {
        const reason = error instanceof UnusablePhoto ? error.message : 'Algo salió mal con esta foto.';
        await settle(id, { kind: 'failed', reason });
      }
      stops.current.delete(id);
    });
    await give();
  }

  /** Gives their photos to the products that have all of them on the server. */
  async function give(): Promise<void> {
    const ready = readyProducts(latest.current, mode).filter(({ id }) => !writing.current.has(id));
    await Promise.all(
      ready.map(async ({ id, photos: given, mode }) => {
        writing.current.add(id);
        const urls = given.map(({ url }) => url);
        const failure = await givePhotos(id, { urls, mode }).finally(() => writing.current.delete(id));
        setProductFailures((all) => withFailure(all, id, failure));
        if (failure !== null) return;
        const ids = new Set(given.map((photo) => photo.id));
        update((all) => all.map((photo) => (ids.has(photo.id) ? { ...photo, state: DONE } : photo)));
        await keep(ids);
      }),
    );
  }

  async function work(task: () => Promise<unknown>): Promise<void> {
    setRunning((count) => count + 1);
    try {
      await task();
    } finally {
      setRunning((count) => count - 1);
    }
  }

  return {
    photos,
    mode,
    isUploading: running > 0,
    isKept,
    placeFailure,
    productFailures,
    remarks,
    setMode(chosen) {
      setMode(chosen);
      void saveMode(chosen);
    },
    async add(chosenFiles) {
      const chosen = await chosenPhotos(chosenFiles);
      const known = new Map(latest.current.map((photo) => [photo.mark, photo]));
      const fresh = uniqueByMark(chosen.photos).filter(({ mark }) => !known.has(mark));
      const room = MAX_BATCH_PHOTOS - latest.current.length;
      const taken = fresh.slice(0, Math.max(0, room)).map((photo) => ({ photo, id: randomKey() }));
      setRemarks([
        ...chosen.faults.map(({ name, reason }) => `${name}: ${reason}`),
        ...(fresh.length > taken.length ? [tooMany(fresh.length - taken.length)] : []),
      ]);
      update((all) => [...all, ...taken.map(({ id, photo }) => begun(id, photo))]);
      const again = chosen.photos.flatMap((photo) => {
        const before = known.get(photo.mark);
        return before?.state.kind === 'lost' || before?.state.kind === 'unfit'
          ? [{ photo, id: before.id }]
          : [];
      });
      for (const { id } of again) put(id, { state: { kind: 'reading' } });
      await keep(new Set(taken.map(({ id }) => id)));
      await Promise.all([findProducts(), ...[...taken, ...again].map(({ id, photo }) => read(id, photo))]);
    },
    findProducts,
    upload: () =>
      work(async () => {
        const found = batchColumns(latest.current, mode).found.flatMap((group) => group.photos);
        await Promise.all(found.map(({ id }) => send(id)));
        await give();
      }),
    retry: (id) => work(() => send(id)),
    async place(id, code) {
      const [place] = (await findPlaces([code])) ?? [];
      if (place === undefined) return 'No pudimos buscarlo. Intenta otra vez.';
      if (place.kind !== 'found') return 'Ningún producto tiene ese código.';
      put(id, { place });
      await keep(new Set([id]));
      return null;
    },
    async remove(id) {
      stops.current.get(id)?.abort();
      files.current.delete(id);
      update((all) => all.filter((photo) => photo.id !== id));
      await forgetPhoto(id);
    },
    async discard() {
      for (const stop of stops.current.values()) stop.abort();
      files.current.clear();
      update(() => []);
      // The browser forgets it too.
      setMode('add');
      setProductFailures(new Map());
      setRemarks([]);
      await forgetBatch();
    },
  };
}

const DONE: BatchPhotoState = { kind: 'done' };

/** A reload stopped the reading and the uploads of a kept photo. */
function resumed({ position: _position, file, ...photo }: SavedPhoto): BatchPhoto {
  const { kind } = photo.state;
  if (kind === 'uploading' || kind === 'failed') return { ...photo, state: { kind: 'ready' } };
  return kind === 'reading' && file === null ? { ...photo, state: { kind: 'lost' } } : photo;
}

function begun(id: string, { name, mark }: ChosenPhoto): BatchPhoto {
  const [place, state] = [{ kind: 'unasked' }, { kind: 'reading' }] as const;
  return { id, name, mark, thumbnail: null, place, state };
}

function uniqueByMark(photos: readonly ChosenPhoto[]): ChosenPhoto[] {
  return [...new Map(photos.map((photo) => [photo.mark, photo])).values()];
}

function tooMany(left: number): string {
  return `Se toman hasta ${MAX_BATCH_PHOTOS} fotos por vez: quedaron ${left} sin tomar.`;
}

function withFailure(all: ReadonlyMap<string, string>, id: string, failure: string | null) {
  const next = new Map(all);
  if (failure === null) next.delete(id);
  else next.set(id, failure);
  return next;
}
