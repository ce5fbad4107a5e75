import { MAX_CATEGORY_NAME } from '#domain/catalogue/category-name.ts';
import type { TreeFault } from '#domain/catalogue/change-tree.ts';
import { Refusal } from '#server/kernel/errors.ts';

const MESSAGES = {
  'empty-name': 'Escribe un nombre.',
  'long-name': `El nombre tiene más de ${MAX_CATEGORY_NAME} letras: acórtalo.`,
  'reserved-name': 'La tienda usa ese nombre para otra cosa: elige otro.',
  'forbidden-character': 'El nombre no puede tener «>», y el de un tipo tampoco «/».',
  'name-taken': 'Ya hay una categoría con ese nombre: elige otro, o únelas.',
  'too-many': 'Serían más de 100 en el mismo lugar: une o quita alguna antes.',
  'unknown-category': 'Esa categoría ya no existe.',
  'wrong-order': 'El orden tiene que nombrar todas las categorías, una vez cada una.',
  'place-needed': 'Tiene productos: elige adónde pasan.',
  'nothing-to-undo': 'El último cambio ya no se puede deshacer así.',
  'unknown-place': 'Los productos no pueden pasar a ese lugar: elige otro.',
} as const satisfies Record<TreeFault | 'nothing-to-undo', string>;

export function unfitCategory(reason: keyof typeof MESSAGES): Refusal {
  return new Refusal('unfit-category', {
    errors: [{ field: 'name', message: MESSAGES[reason] }],
    members: { reason },
  });
}
