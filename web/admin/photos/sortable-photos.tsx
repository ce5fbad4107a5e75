import { DndContext, type DragEndEvent } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useDragSensors } from '../sortable/use-drag-sensors.ts';
import { moveAnnouncements } from './move-announcements.ts';
import { photoCoordinates } from './photo-coordinates.ts';
import { isLongAltText } from './photo-entry.ts';
import { PhotoTile } from './photo-tile.tsx';
import type { Photos } from './use-photos.ts';

type SortablePhotosProps = {
  readonly photos: Photos;
  readonly productName: string;
  readonly colours: readonly string[];
  /** The id of the first alternative text that is too long. */
  readonly altTextsId: string;
  /** Always stands after the last photo. */
  readonly children: ReactNode;
};

export function SortablePhotos(props: SortablePhotosProps) {
  const { photos, productName, colours, altTextsId, children } = props;
  const [isMoving, setIsMoving] = useState(false);
  const shown = photos.entries.filter((entry) => entry.kind !== 'failed');
  const ids = shown.map(({ id }) => id);
  const firstLong = shown.findIndex(({ altText }) => isLongAltText(altText));
  const sensors = useDragSensors(photoCoordinates);
  function end({ active, over }: DragEndEvent) {
    setIsMoving(false);
    if (over !== null && over.id !== active.id) photos.move(`${active.id}`, `${over.id}`);
  }
  return (
    <DndContext
      sensors={sensors}
      accessibility={moveAnnouncements(ids)}
      onDragStart={() => setIsMoving(true)}
      onDragCancel={() => setIsMoving(false)}
      onDragEnd={end}
    >
      <ul className="photos" aria-label="Fotos del producto" onKeyDown={isMoving ? passToSensor : undefined}>
        <SortableContext items={ids} strategy={rectSortingStrategy}>
          {shown.map((entry, index) => (
            <PhotoTile
              key={entry.id}
              entry={entry}
              place={index + 1}
              productName={productName}
              altText={{
                id: index === firstLong ? altTextsId : `${altTextsId}-${index}`,
                describedBy: index === firstLong ? `${altTextsId}-error` : `${altTextsId}-note`,
                onChange: (text) => photos.describe(entry.id, text),
              }}
              colours={colours}
              onColour={(colour) => photos.giveColour(entry.id, colour)}
              onRemove={() => photos.remove(entry.id)}
            />
          ))}
        </SortableContext>
        <li>{children}</li>
      </ul>
    </DndContext>
  );
}

const MOVING_KEYS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'Escape'];

/**
 * Passes keys to the sensor, which listens on the document: a dialog stops the arrow keys before that. It also keeps
 * Escape from closing the dialog while a photo is moved.
 */
function passToSensor(event: KeyboardEvent): void {
  if (!MOVING_KEYS.includes(event.code)) return;
  event.preventDefault();
  event.stopPropagation();
  document.dispatchEvent(new window.KeyboardEvent('keydown', { code: event.code }));
}
