import { formatCount } from '../text/format.ts';
import type { TreeChange } from './change-tree.ts';
import { type CategoryPlace, screenSection } from './taxonomy.ts';

const PRODUCTS = { one: 'producto pasa', many: 'productos pasan' };

/** 'Renombró «Cintas» como «Cintas y galones»: 63 productos pasan a «Cintas y galones»'. */
export function changeInWords(change: TreeChange, moved: number): string {
  const to = newNameOf(change);
  return `${deed(change)}${moved === 0 || to === '' ? '' : `: ${formatCount(moved, PRODUCTS)} a «${to}»`}`;
}

function deed(change: TreeChange): string {
  const { at } = change;
  switch (change.verb) {
    case 'add':
      return `Agregó «${pathOf(at.subsection, change.name)}» a ${screenSection(at.section)}`;
    case 'rename':
      return `Renombró «${nameOf(change.at)}» como «${change.name}»`;
    case 'order':
      return `Ordenó ${at.subsection === '' ? screenSection(at.section) : `«${at.subsection}»`}`;
    case 'hide':
      return `${change.isHidden ? 'Ocultó' : 'Volvió a mostrar'} «${nameOf(change.at)}»`;
    case 'picture':
      return `Cambió la foto de «${nameOrSection(change.at)}»`;
    case 'text':
      return `Cambió el texto de «${nameOrSection(change.at)}»`;
    case 'merge':
      return `Unió «${nameOf(change.at)}» con «${nameOf(change.into)}»`;
    case 'remove':
      return `Quitó «${nameOf(change.at)}»`;
  }
}

function newNameOf(change: TreeChange): string {
  if (change.verb === 'rename') return change.name;
  return 'into' in change && change.into !== null ? nameOf(change.into) : '';
}

function nameOf({ subsection, type }: CategoryPlace): string {
  return pathOf(subsection, type);
}

function nameOrSection(at: CategoryPlace): string {
  return at.subsection === '' ? screenSection(at.section) : nameOf(at);
}

function pathOf(...names: readonly string[]): string {
  return names.filter((name) => name !== '').join(' / ');
}
