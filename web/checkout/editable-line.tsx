import { useEffect, useState } from 'react';
import type { PricedCartLine } from '#domain/cart/priced-cart.ts';
import { Button } from '#web/ui/button.tsx';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import type { EditedPart } from './line-editor.tsx';

const fetchEditor = async () => (await import('./line-editor.tsx')).LineEditor;

/**
 * Edits a line of the cart's page in place (BUY-003, BUY-009). The controls are fetched when they are first asked for,
 * or when there are notes to show.
 */
export function EditableLine({ line }: { line: PricedCartLine }) {
  const [open, setOpen] = useState<EditedPart | null>(null);
  const [hasComments, setHasComments] = useState(false);
  useEffect(() => {
    try {
      // The key of `cart-comments-storage.ts`, which this page's first view doesn't fetch.
      setHasComments('hilvan:cart-comments' in localStorage);
    } catch {
      // Nothing is stored where nothing can be.
    }
  }, []);
  const LineEditor = useLazyPart(fetchEditor, {
    isOpen: open !== null || hasComments,
    onClose: () => setOpen(null),
  });
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
      {LineEditor && <LineEditor line={line} part={open} onDone={() => setOpen(null)} />}
    </div>
  );
}
