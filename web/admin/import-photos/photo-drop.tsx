import { ImageUp } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { MAX_BATCH_PHOTOS } from './photo-batch.ts';

type PhotoDropProps = {
  /** A smaller zone, for more photos of a batch that has some. */
  readonly isBegun: boolean;
  readonly onAdd: (files: readonly File[]) => void;
};

/** Takes photos and ZIPs by drop or by choice. */
export function PhotoDrop({ isBegun, onAdd }: PhotoDropProps) {
  const [isOver, setIsOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    onAdd([...event.dataTransfer.files]);
  }
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    onAdd([...(target.files ?? [])]);
    // Reset, so that the same file can be chosen again.
    target.value = '';
  }
  return (
    <label
      className="drop-zone"
      data-over={isOver || undefined}
      data-small={isBegun || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        accept="image/*,.zip,application/zip"
        multiple
        className="sr-only"
        aria-describedby="drop-note"
        onChange={choose}
      />
      <ImageUp aria-hidden="true" />
      <b>{isBegun ? 'Agregar más fotos' : 'Elegir fotos o un ZIP'}</b>
      <span id="drop-note" className="text-sm text-secondary">
        {isBegun
          ? 'o soltarlas aquí'
          : `o soltarlos aquí: hasta ${MAX_BATCH_PHOTOS} fotos JPEG, PNG, WebP, AVIF o GIF, de hasta 15 MB cada una`}
      </span>
    </label>
  );
}
