import { useEffect, useRef } from 'react';
import { formatCount } from '#web/format.ts';
import { whenPressable } from '#web/ui/when-pressable.ts';
import { beginUndoTime, type Removal, undoRemoval } from './removals.ts';

/**
 * Stands in a removed line's place, as long as the removal can be undone (BUY-003). Its time begins when nothing lies
 * over the button, as the message after a removal does at first.
 */
export function UndoRemoval({ removal }: { removal: Removal }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { current } = button;
    if (current === null) return;
    // An emptied page is shorter, and its bottom may be all that is in sight.
    current.scrollIntoView({ block: 'nearest' });
    const callOff = whenPressable(current, () => beginUndoTime(removal));
    return () => {
      callOff();
      beginUndoTime(removal);
    };
  }, [removal]);
  const [first] = removal.removed;
  const what =
    removal.removed.length === 1
      ? first?.line.snapshot.name || 'un producto'
      : formatCount(removal.removed.length, { one: 'producto', many: 'productos' });
  return (
    <div
      role="status"
      className="my-2 flex items-center justify-between gap-3 rounded-2 bg-sunken pl-3.5 text-left text-sm wrap-anywhere"
    >
      <span>Quitamos {what}.</span>
      <button
        ref={button}
        type="button"
        className="min-h-11 flex-none px-3.5 font-semibold text-accent underline"
        onClick={() => undoRemoval(removal)}
      >
        Deshacer
      </button>
    </div>
  );
}
