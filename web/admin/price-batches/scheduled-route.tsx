import { CircleX } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { batchAddress, reloadsList } from '#web/admin/price-studio/batch-address.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/scheduled-route.ts';
import { BatchesLoading, BatchList } from './batch-list.tsx';
import { fetchBatches } from './batches-api.ts';
import { useBatchChanges } from './use-batch-changes.tsx';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { page } = batchAddress(new URL(request.url).searchParams);
  return fetchBatches({ page, isScheduled: true });
}

clientLoader.hydrate = true as const;

export const shouldRevalidate = reloadsList;

export const HydrateFallback = BatchesLoading;

/** 'Programados': changes that wait, run or have ended, with the rows that were left out (STUDIO-009). */
export default function ScheduledRoute({ loaderData: page }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { cancel } = useBatchChanges(revalidate);
  return (
    <BatchList
      label="Cambios programados"
      page={page}
      emptyText="No hay cambios programados. En ‘Cambiar’, elige los productos y usa ‘Programar…’."
      actionsOf={(batch) =>
        batch.status === 'scheduled' && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Cancelar: ${batch.rule}`}
            onClick={() => cancel(batch)}
          >
            <CircleX aria-hidden="true" /> Cancelar
          </Button>
        )
      }
    />
  );
}
