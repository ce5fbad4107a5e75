import '#web/ui/overlay.css';
import { Dialog } from '@base-ui/react/dialog';
import { Download, X } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '#domain/text/format-date.ts';
import type { WirePriceBatchDetail } from '#schemas/price-change-answers.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stitch } from '#web/ui/stitch.tsx';
import { useIsDialogOpen } from '#web/ui/use-dialogs.tsx';
import { ChangedPricesLabels } from '../label-job/changed-prices-labels.tsx';
import { LoadFailure } from '../list/load-failure.tsx';
import { actorLabel } from '../log/audit-entry-text.ts';
import { batchLook } from './batch-looks.ts';
import { BatchRows } from './batch-rows.tsx';
import { exportPath } from './batches-api.ts';
import { LookPill } from './look-pill.tsx';
import { useBatch } from './use-batch.ts';

type BatchDialogProps = {
  /** `null` shows none. */
  readonly id: string | null;
  /** Called after an undo. */
  readonly onChanged: () => Promise<void>;
  readonly onClose: () => void;
};

/** The address's batch over its list: rows, note, files, and 'Deshacer' of all or some rows. */
export function BatchDialog({ id, onChanged, onClose }: BatchDialogProps) {
  const isCovered = useIsDialogOpen();
  // The closing window still shows its batch.
  const [shownId, setShownId] = useState(id);
  if (id !== null && id !== shownId) setShownId(id);
  return (
    <Dialog.Root open={id !== null} onOpenChange={(opens) => !opens && !isCovered && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="overlay-backdrop z-60" />
        <Dialog.Popup className="batch-dialog overlay-dialog">
          {shownId !== null && <BatchWindow key={shownId} id={shownId} onChanged={onChanged} />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function BatchWindow({ id, onChanged }: { id: string; onChanged: () => Promise<void> }) {
  const { state, refresh } = useBatch(id);
  return (
    <>
      <div className="flex items-start gap-4 py-4 pr-4 pl-5 lg:pl-8">
        <Dialog.Title className="mr-auto text-block wrap-anywhere">
          {state.kind === 'found' ? state.batch.rule : 'Cambio de precios'}
        </Dialog.Title>
        <Dialog.Close render={<IconButton label="Volver a la lista" className="-mt-1" />}>
          <X aria-hidden="true" />
        </Dialog.Close>
      </div>
      <Stitch className="shrink-0" />
      {state.kind === 'loading' && <Skeleton className="m-8 grow" />}
      {state.kind === 'failed' && (
        <LoadFailure text="No se pudo cargar este cambio de precios." onRetry={refresh} />
      )}
      {state.kind === 'found' && (
        <>
          <BatchFacts batch={state.batch} />
          <BatchRows
            batch={state.batch}
            onChanged={async () => {
              await Promise.all([refresh(), onChanged()]);
            }}
          />
        </>
      )}
    </>
  );
}

function BatchFacts({ batch }: { batch: WirePriceBatchDetail }) {
  return (
    <div className="batch-facts">
      <p>
        <LookPill look={batchLook(batch)} />{' '}
        <span className="text-secondary">
          {actorLabel(batch.actor)} · {formatDate(Date.parse(batch.appliedAt ?? batch.createdAt))}
        </span>
        {batch.note !== '' && <span className="batch-note">«{batch.note}»</span>}
      </p>
      <p className="flex flex-none gap-1">
        <ChangedPricesLabels
          batchId={batch.id}
          productIds={batch.rows.filter(({ state }) => state === 'applied').map(({ _id }) => _id)}
          size="small"
        />
        {(['xlsx', 'csv'] as const).map((format) => (
          <a
            key={format}
            href={exportPath(batch.id, format)}
            download
            className="button button-quiet button-small"
            aria-label={`Descargar en ${format.toUpperCase()}`}
          >
            <Download aria-hidden="true" /> {format.toUpperCase()}
          </a>
        ))}
      </p>
    </div>
  );
}
