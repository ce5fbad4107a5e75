import { useEffect, useState } from 'react';
import { firstSight, keepFirstSight } from './first-sight.ts';
import { opensExitPopup } from './opens-exit-popup.ts';

type ExitPopupState = {
  /** Epoch milliseconds of its opening; `null` while it never opened here. */
  readonly since: number | null;
  readonly isOpen: boolean;
  readonly close: () => void;
};

/** Opens when the mouse leaves through the window's top, now and then, once a visit (POPUP-001 to POPUP-003). */
export function useExitPopup(offerCount: number): ExitPopupState {
  const [since, setSince] = useState<number | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    let heard: MouseEvent | null = null;

    function consider(event: MouseEvent): void {
      const { clientY, relatedTarget, timeStamp, type } = event;
      // One leave is told by two events; some browsers leave out the one or the other.
      const isEcho = heard !== null && heard.type !== type && heard.timeStamp === timeStamp;
      if (relatedTarget !== null || isEcho) return;
      heard = event;
      const opens = opensExitPopup({
        width: window.innerWidth,
        pointerY: clientY,
        chance: Math.random(),
        offerCount,
        hasOpened: firstSight() !== null,
      });
      if (!opens || isSomethingOpen()) return;
      const now = Date.now();
      keepFirstSight(now);
      setSince(now);
      setIsOpen(true);
    }

    document.addEventListener('mouseout', consider);
    document.addEventListener('mouseleave', consider);
    return () => {
      document.removeEventListener('mouseout', consider);
      document.removeEventListener('mouseleave', consider);
    };
  }, [offerCount]);

  return { since, isOpen, close: () => setIsOpen(false) };
}

/** Nobody is interrupted in a dialog or a panel. */
function isSomethingOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
