import { useState } from 'react';
import { ORDER_COMMENT } from '#domain/cart/cart-comments.ts';
import { MAX_ORDER_COMMENT } from '#domain/cart/order-limits.ts';
import { cartComments, writeComment } from '#web/cart/cart-comments-storage.ts';
import { Field } from '#web/ui/field.tsx';

/** What the shopper writes with the whole order (BUY-009). Every letter is kept at once. */
export function OrderCommentField() {
  const [text, setText] = useState(() => cartComments().get(ORDER_COMMENT) ?? '');
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
            writeComment(ORDER_COMMENT, value);
          }}
        />
      )}
    </Field>
  );
}
