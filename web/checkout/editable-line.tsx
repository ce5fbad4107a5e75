import { useState } from 'react';
import type { PricedCartLine } from '#domain/cart/priced-cart.ts';
import { Button } from '#web/ui/button.tsx';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';

const fetchEditor = async () => (await import('./line-editor.tsx')).LineEditor;

/** What of a line is edited. */
export type EditedPart = 'units' | 'comment';

const PARTS = [
  { part: 'units', label: 'Cambiar', more: 'cantidades de' },
  { part: 'comment', label: 'Nota', more: 'para' },
] as const;

/** Edits a line of the cart's page in place (BUY-003, BUY-009). The controls are fetched when they are first asked for. */
export function EditableLine({ line }: { line: PricedCartLine }) {
  const [open, setOpen] = useState<EditedPart | null>(null);
  const close = () => setOpen(null);
  const LineEditor = useLazyPart(fetchEditor, { isOpen: open !== null, onClose: close });
  return (
    <div className="cart-line-edit" data-open={open ?? undefined}>
      {PARTS.map(({ part, label, more }) => (
        <Button
          key={part}
          variant="quiet"
          size="small"
          aria-expanded={open === part}
          onClick={() => setOpen(open === part ? null : part)}
        >
          {open === part ? 'Listo' : label}
          <span className="sr-only">
            {' '}
            {more} {line.snapshot.name || 'Producto'}
          </span>
        </Button>
      ))}
      {open && LineEditor && <LineEditor line={line} part={open} onDone={close} />}
    </div>
  );
}
