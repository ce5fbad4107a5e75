import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { LeftOutPhoto } from './photo-batch.ts';

type Place = (id: string, code: string) => Promise<string | null>;

type NextField = {
  /** The column of the photos. */
  readonly column: RefObject<HTMLElement | null>;
  readonly place: Place;
};

/**
 * A placed photo leaves its column together with the field that had the focus. The focus goes to the field of the photo
 * in its place, else to that of the last one, else to the column's heading.
 */
export function useNextField(photos: readonly LeftOutPhoto[], onPlace: Place): NextField {
  const column = useRef<HTMLElement>(null);
  const placed = useRef<string | null>(null);
  const before = useRef(photos);
  useEffect(() => {
    const isPlaced = ({ photo }: LeftOutPhoto) => photo.id === placed.current;
    const at = before.current.findIndex(isPlaced);
    before.current = photos;
    if (at === -1 || photos.some(isPlaced)) return;
    // The person may have gone elsewhere while the code was looked up.
    if (document.activeElement !== document.body) return;
    const fields = [...(column.current?.querySelectorAll('input') ?? [])];
    (fields[at] ?? fields.at(-1) ?? column.current?.querySelector('h2'))?.focus();
  }, [photos]);
  const place = useCallback<Place>(
    (id, code) => {
      placed.current = id;
      return onPlace(id, code);
    },
    [onPlace],
  );
  return { column, place };
}
