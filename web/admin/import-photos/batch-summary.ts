import { formatCount } from '#web/format.ts';
import type { BatchColumns, BatchPhoto, BatchPhotoState, PhotoMode } from './photo-batch.ts';

export type BatchSummary = {
  /** Photos that wait for their upload or their product. */
  readonly waiting: number;
  /** Photos whose file or whose product is still looked at. */
  readonly reading: number;
  /** Photos that must be chosen again. */
  readonly lost: number;
  readonly done: number;
  /** What will happen, or what happened, in one sentence. */
  readonly sentence: string;
};

const PHOTOS = { one: 'foto', many: 'fotos' };
const PRODUCTS = { one: 'producto', many: 'productos' };

export function batchSummary(
  all: readonly BatchPhoto[],
  columns: BatchColumns,
  mode: PhotoMode,
): BatchSummary {
  const photos = columns.found.flatMap((group) => group.photos);
  const count = (...kinds: BatchPhotoState['kind'][]) =>
    photos.filter(({ state }) => kinds.includes(state.kind)).length;
  const done = count('done');
  const waiting = photos.length - done;
  const products = columns.found.filter((group) =>
    group.photos.some(({ state }) => (waiting === 0 ? state.kind === 'done' : state.kind !== 'done')),
  ).length;
  const subject = formatCount(waiting === 0 ? done : waiting, PHOTOS);
  return {
    waiting,
    reading: all.filter(isLookedAt).length,
    lost: count('lost'),
    done,
    sentence: `${action({ waiting, done, mode, subject, products })}${leftOut(columns)}.`,
  };
}

function isLookedAt({ state, place }: BatchPhoto): boolean {
  return state.kind === 'reading' || (place.kind === 'unasked' && state.kind !== 'unfit');
}

type Action = { waiting: number; done: number; mode: PhotoMode; subject: string; products: number };

function action({ waiting, done, mode, subject, products }: Action): string {
  if (waiting === 0 && done === 0) return 'Ninguna foto tiene producto';
  const target = formatCount(products, PRODUCTS);
  if (waiting === 0) return `Listo: ${subject} en ${target}`;
  if (mode === 'add') return `Se ${waiting === 1 ? 'agrega' : 'agregan'} ${subject} a ${target}`;
  return `${subject} ${waiting === 1 ? 'reemplaza' : 'reemplazan'} las de ${target}`;
}

function leftOut({ unknown, unfit }: BatchColumns): string {
  const parts = [
    ...(unknown.length > 0 ? [`${unknown.length} sin producto`] : []),
    ...(unfit.length > 0 ? [`${unfit.length} que no ${unfit.length === 1 ? 'sirve' : 'sirven'}`] : []),
  ];
  if (parts.length === 0) return '';
  const total = unknown.length + unfit.length;
  return `; ${parts.join(' y ')} ${total === 1 ? 'queda' : 'quedan'} afuera`;
}
