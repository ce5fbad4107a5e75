import { useEffect, useEffectEvent } from 'react';
import type { PricedCartLine } from '#domain/cart/priced-cart.ts';
import { keepComments } from '#web/cart/cart-comments-storage.ts';
import { LineComment } from '#web/cart/line-comment.tsx';
import { LineUnits } from '#web/cart/line-units.tsx';
import { useRemovals } from '#web/cart/removals.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { formatPrice, formatUnits } from '#web/format.ts';
import { LineCommentForm } from './line-comment-form.tsx';

/** What of a line is edited. */
export type EditedPart = 'units' | 'comment';

type LineEditorProps = {
  readonly line: PricedCartLine;
  /** `null` while nothing is edited: then its note shows. */
  readonly part: EditedPart | null;
  readonly onDone: () => void;
};

export function LineEditor({ line, part, onDone }: LineEditorProps) {
  useKeptComments();
  if (part === 'comment') return <LineCommentForm productId={line.productId} onDone={onDone} />;
  return (
    <>
      <LineComment productId={line.productId} className="mb-2 text-sm" />
      {part === 'units' && (
        <>
          <LineUnits line={line} className="mt-1 max-w-100" />
          <p role="status" className="sr-only">
            {formatUnits(line.price.units)}, {formatPrice(line.price.total)}
          </p>
        </>
      )}
    </>
  );
}

/** A product that comes back later has no note. What was just removed may be taken back with its note. */
function useKeptComments(): void {
  const { cart } = useCart();
  const removals = useRemovals();
  const keep = useEffectEvent(() =>
    keepComments([...cart, ...removals.flatMap(({ removed }) => removed.map(({ line }) => line))]),
  );
  useEffect(() => keep(), []);
}
