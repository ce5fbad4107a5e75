import { Undo2 } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { batchAddress, reloadsList } from '#web/admin/price-studio/batch-address.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/history-route.ts';
import { BatchesLoading, BatchList } from './batch-list.tsx';
import { fetchBatches } from './batches-api.ts';
import { useBatchChanges } from './use-batch-changes.tsx';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { page } = batchAddress(new URL(request.url).searchParams);
  return fetchBatches({ page });
}

clientLoader.hydrate = true as const;

export const shouldRevalidate = reloadsList;

export const HydrateFallback = BatchesLoading;

/** 'Historial': every change of prices, from the studio, imports, the price list and the edit window (STUDIO-007). */
export default function HistoryRoute({ loaderData: page }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { undo } = useBatchChanges(revalidate);
  return (
    <BatchList
      label="Historial de precios"
      page={page}
      emptyText="Todavía no cambió ningún precio. Cada cambio queda aquí, y se puede deshacer."
      actionsOf={(batch) =>
        batch.status === 'applied' &&
        batch.undone < batch.changed && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Deshacer: ${batch.rule}`}
            onClick={() => undo(batch, null)}
          >
            <Undo2 aria-hidden="true" /> Deshacer
          </Button>
        )
      }
    />
  );
}
