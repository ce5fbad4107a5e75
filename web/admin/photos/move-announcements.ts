import type { DndContextProps } from '@dnd-kit/core';

/** The announcements of a screen reader while a photo is moved. */
export function moveAnnouncements(ids: readonly string[]): NonNullable<DndContextProps['accessibility']> {
  const placeOf = (id: string | number) => ids.indexOf(`${id}`) + 1;
  const taken = (id: string | number) => `Tienes la foto ${placeOf(id)} de ${ids.length}.`;
  return {
    screenReaderInstructions: {
      draggable:
        'Presiona la barra espaciadora para tomar la foto, muévela con las flechas y presiona otra vez la barra para dejarla, o Escape para cancelar.',
    },
    announcements: {
      onDragStart: ({ active }) => taken(active.id),
      // This event also comes right after the start, when the photo is over its own place.
      onDragOver: ({ active, over }) => {
        if (over === null) return undefined;
        return over.id === active.id
          ? taken(active.id)
          : `La foto va al lugar ${placeOf(over.id)} de ${ids.length}.`;
      },
      onDragEnd: ({ active, over }) => `La foto quedó en el lugar ${placeOf(over?.id ?? active.id)}.`,
      onDragCancel: ({ active }) => `La foto volvió al lugar ${placeOf(active.id)}.`,
    },
  };
}
