import type { ReactNode } from 'react';
import { usePhotoStrip } from './use-photo-strip.ts';

type PhotoStripProps<Photo> = {
  photos: readonly Photo[];
  index: number;
  onSwipe: (index: number) => void;
  children: (photo: Photo, place: number) => ReactNode;
};

/** The photos in a row to swipe. Screen readers get only the photo in sight. */
export function PhotoStrip<Photo>({ photos, index, onSwipe, children }: PhotoStripProps<Photo>) {
  const strip = usePhotoStrip({ index, onSwipe });
  return (
    <div className="photo-strip no-scrollbar" {...strip}>
      {photos.map((photo, place) => (
        <div key={place} aria-hidden={place !== index || undefined}>
          {children(photo, place)}
        </div>
      ))}
    </div>
  );
}
