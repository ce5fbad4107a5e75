import type { PricedCartLine } from '#domain/cart/priced-cart.ts';
import { quantityText } from '#domain/measure/quantity-text.ts';
import { LineUnits } from '#web/cart/line-units.tsx';
import { formatPrice } from '#web/format.ts';
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
        {quantityText(line.price.units, line.price.saleUnit)}, {formatPrice(line.price.total)}
      </p>
    </>
  );
}
