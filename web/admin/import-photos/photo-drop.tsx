import { ImageUp } from 'lucide-react';
import { MAX_PHOTO_MEGABYTES } from '#domain/files/file-weights.ts';
import { DropZone } from '../import/drop-zone.tsx';
import { MAX_BATCH_PHOTOS } from './photo-batch.ts';

type PhotoDropProps = {
  /** A smaller zone, for more photos of a batch that has some. */
  readonly isBegun: boolean;
  readonly onAdd: (files: readonly File[]) => void;
};

/** Takes photos and ZIPs. */
export function PhotoDrop({ isBegun, onAdd }: PhotoDropProps) {
  return (
    <DropZone
      accept="image/*,.zip,application/zip"
      takesMany
      isSmall={isBegun}
      noteId="drop-note"
      onFiles={onAdd}
    >
      <ImageUp aria-hidden="true" />
      <b>{isBegun ? 'Agregar más fotos' : 'Elegir fotos o un ZIP'}</b>
      <span id="drop-note" className="text-sm text-secondary">
        {isBegun
          ? 'o soltarlas aquí'
          : `o soltarlos aquí: hasta ${MAX_BATCH_PHOTOS} fotos JPEG, PNG, WebP, AVIF o GIF, de hasta ${MAX_PHOTO_MEGABYTES} MB cada una`}
      </span>
    </DropZone>
  );
}
