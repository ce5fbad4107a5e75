import { useLayoutEffect, useRef } from 'react';
import { useIsDialogOpen } from '#web/ui/use-dialogs.tsx';

/** What each key does, by its name in `aria-keyshortcuts`. Command counts as Control. */
type Shortcuts = Readonly<Record<string, () => void>>;

/**
 * Keys that act wherever the focus is, unless a dialog is open over the screen. They act as soon as the screen is seen: an
 * effect after the paint would lose the first press.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const isCovered = useIsDialogOpen();
  const latest = useRef<Shortcuts>({});
  useLayoutEffect(() => {
    latest.current = isCovered ? {} : shortcuts;
  });
  useLayoutEffect(() => {
    const act = (event: KeyboardEvent) => {
      const shortcut = latest.current[nameOf(event)];
      if (shortcut === undefined || event.defaultPrevented || event.isComposing || event.repeat) return;
      event.preventDefault();
      shortcut();
    };
    window.addEventListener('keydown', act);
    return () => window.removeEventListener('keydown', act);
  }, []);
}

function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const held = { Control: ctrlKey || metaKey, Alt: altKey, Shift: shiftKey };
  return [...Object.entries(held).flatMap(([name, isHeld]) => (isHeld ? [name] : [])), key].join('+');
}
