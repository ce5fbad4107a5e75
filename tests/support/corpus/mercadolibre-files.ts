import type { CorpusFile } from './corpus-file.ts';
import { bookOf, type WrittenTable } from './written-sheet.ts';

const HEADER = ['Número de publicación', 'SKU', 'Título', 'Color', 'Stock', 'Precio', 'Estado', 'Categoría'];
const sheet = (...rows: WrittenTable): Buffer =>
  bookOf({ Publicaciones: [['Modifica tus publicaciones'], [], HEADER, ...rows] });

/** MercadoLibre's sheet for changing many listings at once: titles above, a row for each variant. */
export const MERCADOLIBRE_FILES: readonly CorpusFile[] = [
  {
    name: 'una publicación activa',
    bytes: sheet(['MLA1', 'TI-1', 'Tijera', '', 3, 11790, 'Activa', 'Tijeras']),
    new: ['TI-1 · Tijera · 11790'],
  },
  {
    name: 'una publicación pausada',
    bytes: sheet(['MLA1', 'TI-1', 'Tijera', '', 3, 11790, 'Pausada', 'Tijeras']),
    new: ['TI-1 · Tijera · 11790 · oculto'],
  },
  {
    name: 'sin stock',
    bytes: sheet(['MLA1', 'TI-1', 'Tijera', '', 0, 11790, 'Activa', 'Tijeras']),
    new: ['TI-1 · Tijera · 11790 · agotado'],
  },
  {
    name: 'dos filas de una publicación',
    bytes: sheet(
      ['MLA2', 'MO-1', 'Mochila', 'Uno', 2, 5000, 'Activa', 'Cintas > Mochilera'],
      ['MLA2', 'MO-2', '', 'Dos', 0, 5000, '', ''],
    ),
    new: ['MO-1 · Mochila · 5000 · Uno, Dos*'],
  },
  {
    name: 'un estado que nadie conoce',
    bytes: sheet(['MLA1', 'TI-1', 'Tijera', '', 3, 11790, 'En revisión', 'Tijeras']),
    errors: ['fila 4, columna G «Estado»: «En revisión» no dice si se publica'],
  },
];
