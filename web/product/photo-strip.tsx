import type { ReactNode } from 'react';
import { usePhotoStrip } from './use-photo-strip.ts';

type PhotoStripProps<Photo> = {
  photos: readonly Photo[];
  index: number;
  onSwipe: (index: number) => void;
  /** The row's name, when the row itself takes the focus. */
  label?: string;
  children: (photo: Photo, place: number) => ReactNode;
};

/** The photos in a row to swipe. Screen readers get only the photo in sight. */
export function PhotoStrip<Photo>({ photos, index, onSwipe, label, children }: PhotoStripProps<Photo>) {
  const strip = usePhotoStrip({ index, onSwipe });
  return (
    <div
      className="photo-strip no-scrollbar"
      {...(label !== undefined && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      {...strip}
    >
      {photos.map((photo, place) => (
        <div key={place} aria-hidden={place !== index || undefined}>
          {children(photo, place)}
        </div>
      ))}
    </div>
  );
}
