import { useEffect, useRef } from 'react';
import { bulkUnitPrice } from '#domain/pricing/bulk-unit-price.ts';
import type { LinePrice } from '#domain/pricing/price-line.ts';
import { formatExactPrice } from '#web/format.ts';
import { useToast } from '#web/ui/use-toast.tsx';

/** Shows a toast each time the bulk price becomes active, not while it stays active (DETAIL-030, DETAIL-031). */
export function useBulkToast({
  offer,
  isBulkActive: isActive,
  wasActive = false,
}: Pick<LinePrice, 'offer' | 'isBulkActive'> & {
  /** At first: then there is nothing new to say. */
  wasActive?: boolean;
}): void {
  const toast = useToast();
  const before = useRef(wasActive);
  useEffect(() => {
    if (isActive && !before.current && offer !== null) {
      toast.show({
        title: '¡Precio por cantidad activado!',
        text: `Ahora pagas ${formatExactPrice(bulkUnitPrice(offer))} por unidad.`,
      });
    }
    before.current = isActive;
  }, [isActive, offer, toast]);
}
