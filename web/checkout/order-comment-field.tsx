import { useState } from 'react';
import { MAX_ORDER_COMMENT } from '#domain/cart/order-limits.ts';
import { keepSaid, saidWithCart } from '#web/cart/said-storage.ts';
import { Field } from '#web/ui/field.tsx';

/** What the shopper writes with the whole order (BUY-009). Every letter is kept at once. */
export function OrderCommentField() {
  const [text, setText] = useState(() => saidWithCart().comment);
  return (
    <Field label="Nota para el pedido" help="Opcional.">
      {(control) => (
        <textarea
          {...control}
          name="comment"
          rows={3}
          maxLength={MAX_ORDER_COMMENT}
          value={text}
          onChange={({ target: { value } }) => {
            setText(value);
            keepSaid({ comment: value });
          }}
        />
      )}
    </Field>
  );
}
