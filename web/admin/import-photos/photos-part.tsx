import './import-photos.css';
import { CircleAlert } from 'lucide-react';
import { useCallback, useMemo, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { BatchFoot } from './batch-foot.tsx';
import { batchSummary } from './batch-summary.ts';
import { batchColumns } from './photo-batch.ts';
import { PhotoColumns } from './photo-columns.tsx';
import { PhotoDrop } from './photo-drop.tsx';
import { PhotoModes } from './photo-modes.tsx';
import type { SavedBatch } from './saved-batch.ts';
import { type PhotoBatch, usePhotoBatch } from './use-photo-batch.ts';

/** 'Fotos por código': photos whose names begin with a product's code (IMPORT-009). */
export function PhotosPart({ saved }: { saved: SavedBatch }) {
  const batch = usePhotoBatch(saved);
  const { photos, mode } = batch;
  const { confirm } = useDialogs();
  const columns = useMemo(() => batchColumns(photos, mode), [photos, mode]);
  const summary = batchSummary(photos, columns, mode);
  const { onRetry, onRemove, onPlace } = useStableActions(batch);
  const isBegun = photos.length > 0;

  async function discard(): Promise<void> {
    const isFinished = summary.waiting + summary.reading === 0;
    const isConfirmed =
      isFinished ||
      (await confirm({
        title: '¿Descartar estas fotos?',
        text: 'Las que ya están en sus productos quedan; las demás se olvidan.',
        confirmLabel: 'Sí, descartar',
        cancelLabel: 'Cancelar',
      }));
    if (isConfirmed) await batch.discard();
  }

  return (
    <>
      {!isBegun && <PhotoHint />}
      <PhotoDrop isBegun={isBegun} onAdd={batch.add} />
      <BatchNotices batch={batch} lost={summary.lost} />
      {isBegun && (
        <>
          <PhotoModes
            mode={mode}
            isDisabled={batch.isUploading || summary.waiting === 0}
            onChange={batch.setMode}
          />
          <PhotoColumns
            columns={columns}
            failures={batch.productFailures}
            onFind={batch.findProducts}
            onRetry={onRetry}
            onRemove={onRemove}
            onPlace={onPlace}
          />
          <BatchFoot batch={batch} summary={summary} onDiscard={discard} />
        </>
      )}
    </>
  );
}

/** The same functions in every render, so that unchanged photos aren't drawn again. */
function useStableActions(batch: PhotoBatch) {
  const latest = useRef(batch);
  latest.current = batch;
  return {
    onRetry: useCallback((id: string) => void latest.current.retry(id), []),
    onRemove: useCallback((id: string) => void latest.current.remove(id), []),
    onPlace: useCallback((id: string, code: string) => latest.current.place(id, code), []),
  };
}

function PhotoHint() {
  return (
    <p className="mb-4 max-w-[62ch] text-secondary">
      El nombre de cada archivo empieza con el código de su producto: <b>ABC-12.jpg</b>, <b>ABC-12_2.jpg</b> y{' '}
      <b>ABC 12 (3).png</b> son tres fotos del producto ABC-12, en ese orden. Antes de cambiar algo verás cuál
      va en cada producto.
    </p>
  );
}

function BatchNotices({ batch, lost }: { batch: PhotoBatch; lost: number }) {
  const { isKept, placeFailure, remarks, photos } = batch;
  return (
    <div className="mt-4 grid gap-2 empty:hidden">
      {placeFailure !== null && (
        <div role="alert" className="import-notice">
          <CircleAlert aria-hidden="true" />
          <p>{placeFailure}</p>
          <Button variant="outline" size="small" onClick={() => batch.findProducts()}>
            Reintentar
          </Button>
        </div>
      )}
      {remarks.map((remark) => (
        <p key={remark} role="alert" className="import-notice">
          <CircleAlert aria-hidden="true" /> {remark}
        </p>
      ))}
      {lost > 0 && (
        <p className="import-notice">
          <CircleAlert aria-hidden="true" />
          Algunas fotos no llegaron a leerse antes de recargar la página. Elígelas otra vez: las demás no se
          repiten.
        </p>
      )}
      {!isKept && photos.length > 0 && (
        <p className="import-notice">
          <CircleAlert aria-hidden="true" />
          Este navegador no tiene lugar para guardar las fotos: no cierres ni recargues esta página hasta
          terminar.
        </p>
      )}
    </div>
  );
}
