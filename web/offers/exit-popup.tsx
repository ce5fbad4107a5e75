import { lazy, Suspense } from 'react';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import { useExitPopup } from './use-exit-popup.ts';

const FlashOffers = lazy(() =>
  import('./flash-offers.tsx').then(
    ({ FlashOffers }) => ({ default: FlashOffers }),
    // Nobody asked for these offers, so a failure to load them is not reported.
    () => ({ default: () => null }),
  ),
);

/** The flash offers for a visitor who is about to leave. Their code is fetched when they open. */
export function ExitPopup({ offers }: { offers: readonly ListedProduct[] }) {
  const { since, isOpen, close } = useExitPopup(offers.length);
  if (since === null) return null;
  return (
    <Suspense fallback={null}>
      <FlashOffers offers={offers} since={since} isOpen={isOpen} onClose={close} />
    </Suspense>
  );
}
