import { upperFirst } from '#domain/text/upper-first.ts';
import type { WireImportCheck } from '#schemas/import-answers.ts';
import { formatCount, formatWholeNumber } from '#web/format.ts';

type Counts = Pick<WireImportCheck, 'new' | 'changed' | 'wrong' | 'skipped'>;

/** What importing will do: 'Se crean 34 y se actualizan 178; 6 filas quedan afuera' (IMPORT-006). */
export function importSentence({ new: created, changed, wrong, skipped }: Counts): string {
  const acts = [
    ...(created > 0 ? [`se ${created === 1 ? 'crea' : 'crean'} ${formatWholeNumber(created)}`] : []),
    ...(changed > 0
      ? [`se ${changed === 1 ? 'actualiza' : 'actualizan'} ${formatWholeNumber(changed)}`]
      : []),
  ];
  const left = wrong + skipped;
  const act = acts.length === 0 ? 'no hay nada que importar' : acts.join(' y ');
  const leftOut = `${formatCount(left, ROWS)} ${left === 1 ? 'queda' : 'quedan'} afuera`;
  return `${upperFirst(act)}${left === 0 ? '' : `; ${leftOut}`}.`;
}

/** What a dry run passed over: '3 filas de títulos o totales no son productos.' */
export function noticesOf({
  leftOut,
  staysHidden,
}: Pick<WireImportCheck, 'leftOut' | 'staysHidden'>): string[] {
  const titles = `${formatCount(leftOut, ROWS)} de títulos o totales no ${leftOut === 1 ? 'es un producto' : 'son productos'}.`;
  const hidden = `${formatCount(staysHidden, PRODUCTS)} que la tienda ocultó ${staysHidden === 1 ? 'sigue oculto' : 'siguen ocultos'}.`;
  return [...(leftOut > 0 ? [titles] : []), ...(staysHidden > 0 ? [hidden] : [])];
}

/** What importing did: 'Se crearon 34 productos y se actualizaron 178.' */
export function importedSentence({ created, updated }: { created: number; updated: number }): string {
  const acts = [
    ...(created > 0 ? [`se ${created === 1 ? 'creó' : 'crearon'} ${formatCount(created, PRODUCTS)}`] : []),
    ...(updated > 0
      ? [`se ${updated === 1 ? 'actualizó' : 'actualizaron'} ${formatCount(updated, PRODUCTS)}`]
      : []),
  ];
  return `${upperFirst(acts.length === 0 ? 'no cambió ningún producto' : acts.join(' y '))}.`;
}

/** '50 productos nuevos están ocultos: nadie los ve en la tienda hasta que los muestres.' */
export function hiddenSentence(hidden: number): string {
  if (hidden === 1) return '1 producto nuevo está oculto: nadie lo ve en la tienda hasta que lo muestres.';
  const products = formatCount(hidden, { one: 'producto nuevo', many: 'productos nuevos' });
  return `${products} están ocultos: nadie los ve en la tienda hasta que los muestres.`;
}

/** What undoing did: 'Se quitaron 34 productos y volvieron los precios de 178 productos.' */
export function undoneSentence({
  removed,
  restored,
  counts = 0,
}: {
  removed: number;
  restored: number;
  counts?: number;
}): string {
  const acts = [
    ...(removed > 0 ? [`se ${removed === 1 ? 'quitó' : 'quitaron'} ${formatCount(removed, PRODUCTS)}`] : []),
    ...(restored > 0 ? [`volvieron los precios de ${formatCount(restored, PRODUCTS)}`] : []),
    ...(counts > 0 ? [`${counts === 1 ? 'volvió' : 'volvieron'} ${formatCount(counts, COUNTS)}`] : []),
  ];
  return `${upperFirst(
    acts.length === 0 ? 'no había productos para quitar ni precios para devolver' : acts.join(' y '),
  )}.`;
}

/** What an undo leaves: 'En 12 productos quedan los nombres, categorías, fotos y demás datos que cambió.' */
export function leftChangesSentence(products: number): string {
  return `En ${formatCount(products, PRODUCTS)} quedan los nombres, categorías, fotos y demás datos que cambió.`;
}

/** What importing will do besides: 'Después se traen 24 fotos de sus sitios.' */
export function photosSentence(photos: number): string {
  const act = photos === 1 ? 'se trae' : 'se traen';
  return `Después ${act} ${formatCount(photos, PHOTOS)} de ${photos === 1 ? 'su sitio' : 'sus sitios'}.`;
}

/** What became of photos of other sites: 'Se guardaron 22 fotos y 2 no llegaron.' */
export function fetchedSentence({ fetched, failed }: { fetched: number; failed: number }): string {
  const kept = `se ${fetched === 1 ? 'guardó' : 'guardaron'} ${formatCount(fetched, PHOTOS)}`;
  const lost = `${formatCount(failed, PHOTOS)} no ${failed === 1 ? 'llegó' : 'llegaron'}`;
  if (failed === 0) return `${upperFirst(kept)}.`;
  return `${upperFirst(fetched === 0 ? lost : `${kept} y ${lost}`)}.`;
}

const ROWS = { one: 'fila', many: 'filas' };
const PHOTOS = { one: 'foto', many: 'fotos' };
const COUNTS = { one: 'existencia a lo que había', many: 'existencias a lo que había' };
const PRODUCTS = { one: 'producto', many: 'productos' };
