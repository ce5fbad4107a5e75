import './photos.css';
import { Camera, CircleAlert, RotateCcw, X } from 'lucide-react';
import type { ChangeEvent, DragEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MAX_PHOTOS, type PhotoEntry, roomLeft } from './photo-entry.ts';
import { SortablePhotos } from './sortable-photos.tsx';
import type { Photos } from './use-photos.ts';

type PhotoFieldProps = {
  readonly id: string;
  readonly photos: Photos;
  /** For the alternative texts of the pictures in the form. */
  readonly productName: string;
  /** The product's colours, of which a photo can show one; none for a product without. */
  readonly colours: readonly string[];
  /** The id of the first alternative text that is too long. */
  readonly altTextsId: string;
  readonly error: string | undefined;
  readonly altTextsError: string | undefined;
};

/** The photos of a product; the first one is the cover. They can be chosen, taken, dropped and reordered. */
export function PhotoField(props: PhotoFieldProps) {
  const { id, photos, productName, colours, altTextsId, error, altTextsError } = props;
  const { entries, add } = photos;
  const uploading = entries.filter(({ kind }) => kind === 'uploading').length;
  const failed = entries.filter((entry) => entry.kind === 'failed');
  function drop(event: DragEvent) {
    event.preventDefault();
    add([...event.dataTransfer.files]);
  }
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={`${id}-note ${id}-error`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <legend className="mb-1.5 text-sm font-semibold">
        Fotos{' '}
        <span className="figures font-medium text-muted">{`${MAX_PHOTOS - roomLeft(entries)} de ${MAX_PHOTOS}`}</span>
      </legend>
      <p id={`${id}-note`} className="mb-3 text-fine text-muted">
        La primera es la portada.{' '}
        {entries.length > failed.length && (
          <span id={`${altTextsId}-note`}>
            Texto alternativo: qué se ve en la foto, para quien no puede verla.
          </span>
        )}
      </p>
      <SortablePhotos photos={photos} productName={productName} colours={colours} altTextsId={altTextsId}>
        <AddPhotos onAdd={add} />
      </SortablePhotos>
      <p role="status" className="sr-only">
        {uploading > 0 && `Subiendo ${uploading} ${uploading === 1 ? 'foto' : 'fotos'}`}
      </p>
      {failed.length > 0 && (
        <ul className="mt-2 grid gap-2" aria-label="Fotos que no se subieron">
          {failed.map((entry) => (
            <FailedPhoto
              key={entry.id}
              entry={entry}
              // A retry would fail again while there is no place.
              canRetry={entry.canRetry && roomLeft(entries) > 0}
              photos={photos}
            />
          ))}
        </ul>
      )}
      <FieldError id={`${id}-error`} error={error} />
      <FieldError id={`${altTextsId}-error`} error={altTextsError} />
    </fieldset>
  );
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={id} className="mt-1.5 flex items-center gap-1.5 text-sm text-error">
      <CircleAlert aria-hidden="true" className="size-4" />
      {error}
    </p>
  );
}

/** With `accept` a phone also offers its camera. */
function AddPhotos({ onAdd }: { onAdd: (files: File[]) => void }) {
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    onAdd([...(target.files ?? [])]);
    // Reset, so that the same file can be chosen again.
    target.value = '';
  }
  return (
    <label className="photo-add">
      <input type="file" accept="image/*" multiple className="sr-only" onChange={choose} />
      <Camera aria-hidden="true" />
      <span>
        Agregar fotos<span className="max-sm:hidden"> o soltarlas aquí</span>
      </span>
    </label>
  );
}

type FailedPhotoProps = {
  readonly entry: Extract<PhotoEntry, { kind: 'failed' }>;
  readonly canRetry: boolean;
  readonly photos: Photos;
};

function FailedPhoto({ entry: { id, file, reason }, canRetry, photos }: FailedPhotoProps) {
  return (
    <li className="photo-failed">
      <CircleAlert aria-hidden="true" className="text-error" />
      <p role="alert" className="min-w-0 wrap-anywhere">
        <b className="font-semibold">{file.name}</b>
        <span className="block text-sm">{reason}</span>
      </p>
      {canRetry && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Reintentar ${file.name}`}
          onClick={() => photos.retry(id)}
        >
          <RotateCcw aria-hidden="true" />
          <span className="max-sm:sr-only">Reintentar</span>
        </Button>
      )}
      <IconButton label={`Quitar ${file.name}`} onClick={() => photos.remove(id)}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}
