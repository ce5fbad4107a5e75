import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { hasSortableData, sortableKeyboardCoordinates } from '@dnd-kit/sortable';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Where an arrow key moves a photo: left and right in the photos' order and around its ends, up and down by rows. */
export const photoCoordinates: KeyboardCoordinateGetter = (event, args) => {
  const { active, over, droppableRects } = args.context;
  const step = STEPS[event.code];
  if (step === undefined || !hasSortableData(active)) return sortableKeyboardCoordinates(event, args);
  event.preventDefault();
  const { items } = active.data.current.sortable;
  const place = items.indexOf(over?.id ?? active.id) + step;
  const target = items.at(place % items.length);
  const rect = target === undefined ? undefined : droppableRects.get(target);
  return rect && { x: rect.left, y: rect.top };
};
