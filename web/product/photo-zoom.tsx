import { X } from '#web/ui/stroke-icons.tsx';
import './photo-zoom.css';
import { Dialog } from '@base-ui/react/dialog';
import { useCloseOnBack } from '#web/ui/use-close-on-back.ts';
import { EnlargeablePhoto } from './enlargeable-photo.tsx';
import { GalleryArrows, turnsByKey } from './gallery-arrows.tsx';
import { PhotoStrip } from './photo-strip.tsx';

type PhotoZoomProps = {
  photos: readonly string[];
  altTexts: readonly string[];
  name: string;
  index: number;
  turn: (step: number) => void;
  onSwipe: (index: number) => void;
  onClose: () => void;
  /** The page's photo to focus afterwards; it can be another one than the pressed one. */
  returnFocusTo: () => HTMLElement | null | undefined;
};

/** The photos in full screen, turned as on the page, with a close button. Back closes it too. */
export function PhotoZoom({
  photos,
  altTexts,
  name,
  index,
  turn,
  onSwipe,
  onClose,
  returnFocusTo,
}: PhotoZoomProps) {
  useCloseOnBack({ isOpen: true, onClose });
  const count = photos.length;
  return (
    <Dialog.Root open onOpenChange={(opens) => !opens && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="photo-zoom-backdrop" />
        <Dialog.Popup
          className="photo-zoom on-colour"
          finalFocus={() => returnFocusTo() ?? true}
          onKeyDown={count > 1 ? turnsByKey(turn) : undefined}
        >
          <Dialog.Title className="sr-only">
            {name}, foto {index + 1} de {count}
          </Dialog.Title>
          <PhotoStrip photos={photos} index={index} onSwipe={onSwipe}>
            {(photo, place) => (
              <EnlargeablePhoto photo={photo} alt={altTexts[place] || name} isShown={place === index} />
            )}
          </PhotoStrip>
          <Dialog.Close className="icon-button icon-button-round photo-zoom-close" aria-label="Cerrar">
            <X aria-hidden="true" />
          </Dialog.Close>
          <GalleryArrows {...{ count, index, turn }} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
