import { useEffect } from 'react';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import { useLazyCode } from '#web/ui/use-lazy-code.ts';
import { whenIdle } from '#web/ui/when-idle.ts';

/** The windows that have the popup (POPUP-001). */
const WIDE = '(min-width: 64.0625rem)';

const fetchPopup = async () => (await import('./exit-popup.tsx')).ExitPopup;

/** The exit popup. Its code is fetched once the page is idle, and by wide windows alone. */
export function LateExitPopup({ offers }: { offers: readonly ListedProduct[] }) {
  const { code: ExitPopup, load } = useLazyCode(fetchPopup);
  useEffect(() => {
    if (window.matchMedia(WIDE).matches) whenIdle(load);
  }, [load]);
  return ExitPopup && <ExitPopup offers={offers} />;
}
