import type { DndContextProps } from '@dnd-kit/core';

/**
 * What a screen reader says while a row of a list is moved.
 * @param names of the rows, in the order of `ids`
 */
export function rowAnnouncements(
  ids: readonly string[],
  names: readonly string[],
): NonNullable<DndContextProps['accessibility']> {
  const placeOf = (id: string | number) => ids.indexOf(`${id}`) + 1;
  const nameOf = (id: string | number) => `«${names[placeOf(id) - 1] ?? ''}»`;
  const taken = (id: string | number) => `Tienes ${nameOf(id)}, en el lugar ${placeOf(id)} de ${ids.length}.`;
  return {
    screenReaderInstructions: {
      draggable:
        'Presiona la barra espaciadora para tomarlo, muévelo con las flechas y presiona otra vez la barra para dejarlo, o Escape para cancelar.',
    },
    announcements: {
      onDragStart: ({ active }) => taken(active.id),
      // This event also comes right after the start, when the row is over its own place.
      onDragOver: ({ active, over }) => {
        if (over === null) return undefined;
        return over.id === active.id
          ? taken(active.id)
          : `${nameOf(active.id)} va al lugar ${placeOf(over.id)} de ${ids.length}.`;
      },
      onDragEnd: ({ active, over }) =>
        `${nameOf(active.id)} quedó en el lugar ${placeOf(over?.id ?? active.id)}.`,
      onDragCancel: ({ active }) => `${nameOf(active.id)} volvió al lugar ${placeOf(active.id)}.`,
    },
  };
}
