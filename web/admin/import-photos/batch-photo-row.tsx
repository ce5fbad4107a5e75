import { Check, CircleAlert, RotateCcw, X } from 'lucide-react';
import { memo } from 'react';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CodeForPhoto } from './code-for-photo.tsx';
import type { BatchPhoto } from './photo-batch.ts';

type BatchPhotoRowProps = {
  readonly photo: BatchPhoto;
  /** Why it is left out. */
  readonly reason?: string;
  readonly onRetry: (id: string) => void;
  readonly onRemove: (id: string) => void;
  /** Gives it its product by the product's code, where it has none. */
  readonly onPlace?: (id: string, code: string) => Promise<string | null>;
};

/** A photo of the batch with its state; 500 of them stand on a page, so only those that change are drawn again. */
export const BatchPhotoRow = memo(function BatchPhotoRow(row: BatchPhotoRowProps) {
  const { photo, reason, onRetry, onRemove, onPlace } = row;
  const { id, name, thumbnail, state } = photo;
  return (
    <li className="batch-photo" data-state={state.kind}>
      {thumbnail === null ? (
        <span className="batch-thumbnail" />
      ) : (
        <img src={thumbnail} alt="" width={48} height={48} className="batch-thumbnail" />
      )}
      <div className="min-w-0">
        <p className="text-sm font-semibold wrap-anywhere">{name}</p>
        {reason === undefined ? (
          <PhotoStateText photo={photo} />
        ) : (
          <p className="text-sm text-secondary">{reason}</p>
        )}
        {onPlace !== undefined && <CodeForPhoto name={name} onPlace={(code) => onPlace(id, code)} />}
      </div>
      {state.kind === 'failed' && (
        <Button variant="quiet" size="small" aria-label={`Reintentar ${name}`} onClick={() => onRetry(id)}>
          <RotateCcw aria-hidden="true" />
          <span className="max-sm:sr-only">Reintentar</span>
        </Button>
      )}
      {state.kind !== 'done' && (
        <IconButton label={`Quitar ${name}`} className="batch-remove" onClick={() => onRemove(id)}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
});

function PhotoStateText({ photo: { name, state } }: { photo: BatchPhoto }) {
  switch (state.kind) {
    case 'reading':
      return <p className="text-sm text-muted">Revisando…</p>;
    case 'ready':
      return <p className="text-sm text-muted">Para subir</p>;
    case 'uploading':
      return <UploadThread name={name} progress={state.progress} />;
    case 'uploaded':
      return <p className="text-sm text-muted">Subida</p>;
    case 'done':
      return (
        <p className="flex items-center gap-1.5 text-sm text-success">
          <Check aria-hidden="true" className="size-4" /> En el producto
        </p>
      );
    case 'lost':
      return <Fault text="Se recargó la página antes de leerla: elígela otra vez o quítala." />;
    case 'failed':
    case 'unfit':
      return <Fault text={state.reason} />;
  }
}

function Fault({ text }: { text: string }) {
  return (
    <p className="flex items-start gap-1.5 text-sm text-error">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" /> {text}
    </p>
  );
}

function UploadThread({ name, progress }: { name: string; progress: number }) {
  const percent = Math.round(progress * 100);
  return (
    <span
      className="batch-thread"
      role="progressbar"
      aria-label={`Subiendo ${name}`}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ width: `${percent}%` }} />
    </span>
  );
}
