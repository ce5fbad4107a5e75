import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { photoUrl } from '#domain/photos/photo-url.ts';
import { LazyImage } from '#web/ui/lazy-image.tsx';

type EnlargeablePhotoProps = {
  photo: string;
  alt: string;
  /** The others of the row take no focus. */
  isShown: boolean;
};

/** Where the photo was pressed, as shares of its width and height. */
type Spot = { readonly x: number; readonly y: number };

const MIDDLE: Spot = { x: 0.5, y: 0.5 };

/**
 * A photo of the zoom. A press enlarges it around the pressed spot, and another one makes it fit again (GALLERY-005).
 * Enlarged, it is a scrolling area: a finger drags it, and so do wheel and arrow keys. Pinching is the browser's own.
 */
export function EnlargeablePhoto({ photo, alt, isShown }: EnlargeablePhotoProps) {
  const [spot, setSpot] = useState<Spot | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const isEnlarged = spot !== null;
  // A photo that is turned away from fits again.
  if (isEnlarged && !isShown) setSpot(null);

  useLayoutEffect(() => {
    if (spot === null || area.current === null) return;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = area.current;
    area.current.scrollTo({
      left: spot.x * scrollWidth - clientWidth / 2,
      top: spot.y * scrollHeight - clientHeight / 2,
      behavior: 'instant',
    });
  }, [spot]);

  return (
    <div ref={area} className="enlargeable no-scrollbar" data-enlarged={isEnlarged || undefined}>
      <button
        type="button"
        aria-label={isEnlarged ? 'Achicar foto' : 'Agrandar foto'}
        tabIndex={isShown ? undefined : -1}
        onKeyDown={isEnlarged ? keepArrows : undefined}
        onClick={(event) => setSpot(isEnlarged ? null : spotOf(event))}
      >
        <LazyImage src={photoUrl(photo, 1200)} alt={alt} width="1200" height="1200" />
      </button>
    </div>
  );
}

/** The arrow keys scroll the enlarged photo, instead of turning to the next one. */
function keepArrows(event: KeyboardEvent): void {
  if (event.key.startsWith('Arrow')) event.stopPropagation();
}

function spotOf({ currentTarget, clientX, clientY, detail }: MouseEvent): Spot {
  // The keyboard presses nowhere.
  if (detail === 0) return MIDDLE;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  // The photo is a square in the middle of its button.
  const side = Math.min(width, height);
  return {
    x: (clientX - left - (width - side) / 2) / side,
    y: (clientY - top - (height - side) / 2) / side,
  };
}
