import { useState } from 'react';
import type { PricedCartLine } from '#domain/cart/priced-cart.ts';
import { Button } from '#web/ui/button.tsx';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';

const fetchEditor = async () => (await import('./line-editor.tsx')).LineEditor;

/** Edits a line of the cart's page in place (BUY-003). The steppers are fetched when they are first asked for. */
export function EditableLine({ line }: { line: PricedCartLine }) {
  const [isOpen, setIsOpen] = useState(false);
  const LineEditor = useLazyPart(fetchEditor, { isOpen, onClose: () => setIsOpen(false) });
  return (
    <div className="cart-line-edit">
      <Button
        variant="quiet"
        size="small"
        className="-mx-4"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Listo' : 'Cambiar'}
        <span className="sr-only"> cantidades de {line.snapshot.name || 'Producto'}</span>
      </Button>
      {isOpen && LineEditor && <LineEditor line={line} />}
    </div>
  );
}
