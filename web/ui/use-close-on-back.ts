import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { followRouter, guardOverlay } from './overlay-guard.ts';

/** The browser's Back, also as a gesture, closes the overlay; the page stays where it is. */
export function useCloseOnBack({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): void {
  const close = useEffectEvent(onClose);
  // A navigation below an open overlay adds its entry above the guard, which then has to move up.
  const { key: entry } = useLocation();
  useEffect(() => followRouter(entry), [entry]);
  useEffect(() => (isOpen ? guardOverlay(() => close()) : undefined), [isOpen, entry]);
}
