import { useEffect, useRef, useState } from 'react';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { MAX_LINE_COMMENT } from '#domain/cart/order-limits.ts';
import { browserCartStore } from '#web/cart/browser-cart-store.ts';

type LineCommentFormProps = { readonly line: CartLine; readonly onDone: () => void };

/** Every letter is kept at once, so nothing that was typed is lost (BUY-009). */
export function LineCommentForm({ line, onDone }: LineCommentFormProps) {
  const { productId, extras } = line;
  const [text, setText] = useState(extras.comment);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      method="post"
      className="mt-1 mb-3 grid max-w-130 gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <label htmlFor={`nota-${productId}`} className="text-sm font-semibold">
        Nota para este producto
      </label>
      <input
        ref={field}
        id={`nota-${productId}`}
        className="input"
        value={text}
        maxLength={MAX_LINE_COMMENT}
        autoComplete="off"
        enterKeyHint="done"
        placeholder="Por ejemplo: todo del mismo lote"
        onChange={({ target: { value } }) => {
          setText(value);
          const comment = value.trim() === '' ? '' : value;
          browserCartStore().dispatch({ type: 'set-extras', productId, extras: { ...extras, comment } });
        }}
      />
    </form>
  );
}
