import { useState } from 'react';
import type { PricedCartLine } from '#domain/cart/priced-cart.ts';
import { ShownExtras } from '#web/cart/shown-extras.tsx';
import { Button } from '#web/ui/button.tsx';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import type { EditedPart } from './line-editor.tsx';

const fetchEditor = async () => (await import('./line-editor.tsx')).LineEditor;

/** Edits a line of the cart's page in place (BUY-003, BUY-009). The controls are fetched when they are first asked for. */
export function EditableLine({ line }: { line: PricedCartLine }) {
  const [open, setOpen] = useState<EditedPart | null>(null);
  const LineEditor = useLazyPart(fetchEditor, { isOpen: open !== null, onClose: () => setOpen(null) });
  const button = (part: EditedPart, label: string, subject: string) => (
    <Button
      variant="quiet"
      size="small"
      aria-expanded={open === part}
      onClick={() => setOpen(open === part ? null : part)}
    >
      {open === part ? 'Listo' : label}
      <span className="sr-only">
        {subject} {line.snapshot.name || 'Producto'}
      </span>
    </Button>
  );
  return (
    <div className="cart-line-edit" data-open={open ?? undefined}>
      {button('units', 'Cambiar', ' cantidades de')}
      {button('comment', 'Nota', ' para')}
      {open !== 'comment' && (
        <ShownExtras extras={line.extras} unit={line.price.saleUnit} className="mb-2 text-sm" />
      )}
      {LineEditor && open && <LineEditor line={line} part={open} onDone={() => setOpen(null)} />}
    </div>
  );
}
