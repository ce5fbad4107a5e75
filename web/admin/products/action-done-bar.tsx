import { Undo2, X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { productsText } from './action-words.ts';
import type { ProductActions } from './use-product-actions.ts';

/** The names that fit; the rest is counted. */
const NAMED = 5;

/** What was done with many products, with 'Deshacer'; after an undo, what it left because it changed since. */
export function ActionDoneBar({ actions }: { actions: ProductActions }) {
  const { done, isActing, undo, dismiss } = actions;
  return (
    <div role="status" className="held-rows action-done">
      {done !== null && (
        <>
          <p className="figures">
            {done.text}
            {done.left.length > 0 && ` ${leftText(done.left)}`}
          </p>
          {done.undo !== null && (
            <Button variant="quiet" size="small" isLoading={isActing} onClick={undo}>
              <Undo2 aria-hidden="true" /> Deshacer
            </Button>
          )}
          <IconButton label="Cerrar el aviso" onClick={dismiss}>
            <X aria-hidden="true" />
          </IconButton>
        </>
      )}
    </div>
  );
}

function leftText(left: readonly string[]): string {
  const names = left.slice(0, NAMED).join(', ');
  const others = left.length > NAMED ? ` y ${productsText(left.length - NAMED)} más` : '';
  return `Quedaron como están, porque cambiaron después: ${names}${others}.`;
}
