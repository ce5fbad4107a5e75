import { useEffect, useRef } from 'react';
import type { BulkOffer } from '#domain/pricing/bulk-offer.ts';
import { bulkUnitPrice } from '#domain/pricing/bulk-unit-price.ts';
import { formatExactPrice } from '#web/format.ts';
import { useToast } from '#web/ui/use-toast.tsx';

/** Shows a toast each time the bulk price becomes active, not while it stays active (DETAIL-030, DETAIL-031). */
export function useBulkToast({
  bulkOffer,
  isActive,
  wasActive = false,
}: {
  bulkOffer: BulkOffer | null;
  isActive: boolean;
  /** At first: then there is nothing new to say. */
  wasActive?: boolean;
}): void {
  const toast = useToast();
  const before = useRef(wasActive);
  useEffect(() => {
    if (isActive && !before.current && bulkOffer !== null) {
      toast.show({
        title: '¡Precio por cantidad activado!',
        text: `Ahora pagas ${formatExactPrice(bulkUnitPrice(bulkOffer))} por unidad.`,
      });
    }
    before.current = isActive;
  }, [isActive, bulkOffer, toast]);
}
