import { Dialog } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { photoUrl } from '#domain/catalogue/photo-url.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

type PhotoZoomProps = {
  photos: readonly string[];
  name: string;
  index: number;
  turn: (step: number) => void;
  onClose: () => void;
};

/** The photo on the whole screen, with its own arrows and a close button. */
export function PhotoZoom({ photos, name, index, turn, onClose }: PhotoZoomProps) {
  const photo = photos[index];
  const keys: Record<string, number | undefined> = { ArrowLeft: -1, ArrowRight: 1 };
  return (
    <Dialog.Root open onOpenChange={(opens) => !opens && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="photo-zoom-backdrop" />
        <Dialog.Popup
          className="photo-zoom on-colour"
          onKeyDown={({ key }) => {
            const step = keys[key];
            if (step !== undefined) turn(step);
          }}
        >
          <Dialog.Title className="sr-only">
            {name}, foto {index + 1} de {photos.length}
          </Dialog.Title>
          {photo !== undefined && <img src={photoUrl(photo, 1200)} alt={name} width="1200" height="1200" />}
          <Dialog.Close className="icon-button icon-button-round photo-zoom-close" aria-label="Cerrar">
            <X aria-hidden="true" />
          </Dialog.Close>
          {photos.length > 1 && (
            <>
              <IconButton
                label="Foto anterior"
                look="round"
                className="gallery-previous"
                onClick={() => turn(-1)}
              >
                <ChevronLeft aria-hidden="true" />
              </IconButton>
              <IconButton
                label="Foto siguiente"
                look="round"
                className="gallery-next"
                onClick={() => turn(1)}
              >
                <ChevronRight aria-hidden="true" />
              </IconButton>
            </>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
