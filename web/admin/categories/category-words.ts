import { screenSection } from '#domain/catalogue/taxonomy.ts';
import { formatCount } from '#web/format.ts';
import type { CategoryChange, Place } from './categories-api.ts';

const PRODUCTS = { one: 'producto', many: 'productos' };
const MOVING = { one: 'producto pasa', many: 'productos pasan' };

export function productsText(products: number): string {
  return products === 0 ? 'Sin productos' : formatCount(products, PRODUCTS);
}

/** '63 productos pasan a «Cintas y galones»'. */
export function movingText(products: number, to: string): string {
  return `${formatCount(products, MOVING)} a «${to}»`;
}

/** 'Mercería', 'Hilos', 'Hilos / Bordar'. */
export function placeName({ section, subsection, type }: Place): string {
  if (subsection === '') return screenSection(section);
  return type === '' ? subsection : `${subsection} / ${type}`;
}

/** What was done, for the line above the tree. */
export function doneText(change: CategoryChange, moved: number): string {
  if (change[0] === 'undo') return undoneText(moved);
  const to = movedTo(change);
  return `${deed(change)}${moved === 0 || to === '' ? '' : ` ${movingText(moved, to)}.`}`;
}

function undoneText(moved: number): string {
  if (moved === 0) return 'Deshiciste el cambio.';
  return `Deshiciste el cambio. ${formatCount(moved, { one: 'producto volvió', many: 'productos volvieron' })} a su lugar.`;
}

function deed(change: Exclude<CategoryChange, ['undo', unknown]>): string {
  switch (change[0]) {
    case 'add':
      return `Agregaste «${change[1].name}».`;
    case 'rename':
      return `«${placeName(change[1])}» ahora se llama «${change[1].name}».`;
    case 'order':
      return 'Guardaste el orden.';
    case 'hide':
      return change[1].isHidden
        ? `«${placeName(change[1])}» ya no está en los menús de la tienda.`
        : `«${placeName(change[1])}» está otra vez en los menús de la tienda.`;
    case 'picture':
      return `Cambiaste la foto de «${placeName(change[1])}».`;
    case 'text':
      return `Cambiaste el texto de «${placeName(change[1])}».`;
    case 'merge':
      return `Uniste «${placeName(change[1])}» con «${placeName(change[1].into)}».`;
    case 'remove':
      return `Quitaste «${placeName(change[1])}».`;
  }
}

function movedTo(change: CategoryChange): string {
  if (change[0] === 'rename') return change[1].name;
  if (change[0] !== 'merge' && change[0] !== 'remove') return '';
  const { into } = change[1];
  return into === null ? '' : placeName(into);
}
