import type { PricedCartLine } from '#domain/cart/priced-cart.ts';
import { LineUnits } from '#web/cart/line-units.tsx';
import { formatPrice, formatUnits } from '#web/format.ts';
import { LineCommentForm } from './line-comment-form.tsx';

/** What of a line is edited. */
export type EditedPart = 'units' | 'comment';

type LineEditorProps = {
  readonly line: PricedCartLine;
  readonly part: EditedPart;
  readonly onDone: () => void;
};

export function LineEditor({ line, part, onDone }: LineEditorProps) {
  if (part === 'comment') return <LineCommentForm line={line} onDone={onDone} />;
  return (
    <>
      <LineUnits line={line} className="mt-1 max-w-100" />
      <p role="status" className="sr-only">
        {formatUnits(line.price.units)}, {formatPrice(line.price.total)}
      </p>
    </>
  );
}
