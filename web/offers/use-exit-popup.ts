import { useEffect, useState } from 'react';
import { firstSeenAt, saveFirstSeenAt } from './first-seen-at.ts';
import { opensExitPopup } from './opens-exit-popup.ts';

type ExitPopupState = {
  /** When it opened, in epoch ms; `null` before that. */
  readonly since: number | null;
  readonly isOpen: boolean;
  readonly close: () => void;
};

/** Opens at random when the mouse leaves through the window's top, once a visit (POPUP-001 to POPUP-003). */
export function useExitPopup(offerCount: number): ExitPopupState {
  const [since, setSince] = useState<number | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    let lastEvent: MouseEvent | null = null;

    function onLeave(event: MouseEvent): void {
      const { clientY, relatedTarget, timeStamp, type } = event;
      // One leave fires two events, and some browsers fire only one of them.
      const isDuplicate = lastEvent !== null && lastEvent.type !== type && lastEvent.timeStamp === timeStamp;
      if (relatedTarget !== null || isDuplicate) return;
      lastEvent = event;
      const opens = opensExitPopup({
        width: window.innerWidth,
        pointerY: clientY,
        chance: Math.random(),
        offerCount,
        hasOpened: firstSeenAt() !== null,
      });
      if (!opens || isSomethingOpen()) return;
      const now = Date.now();
      saveFirstSeenAt(now);
      setSince(now);
      setIsOpen(true);
    }

    document.addEventListener('mouseout', onLeave);
    document.addEventListener('mouseleave', onLeave);
    return () => {
      document.removeEventListener('mouseout', onLeave);
      document.removeEventListener('mouseleave', onLeave);
    };
  }, [offerCount]);

  return { since, isOpen, close: () => setIsOpen(false) };
}

/** The popup doesn't open over a dialog or panel. */
function isSomethingOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
