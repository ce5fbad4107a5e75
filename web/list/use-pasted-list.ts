import { useState } from 'react';
import { type RepeatedOrder, repeatedOrder } from '#domain/cart/repeated-order.ts';
import { askedUnits } from '#domain/pasted-list/asked-units.ts';
import type { MatchedLine } from '#domain/pasted-list/matched-list.ts';
import type { Product } from '#domain/products/product.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { fetchMatchedList } from './fetch-matched-list.ts';

export type ReadList = Pick<RepeatedOrder, 'added' | 'notRepeated'> & {
  readonly doubtful: readonly MatchedLine<Product>[];
  readonly unknown: readonly string[];
};

export type ListState =
  | { readonly kind: 'none' | 'busy' | 'no-answer' | 'too-many' }
  | { readonly kind: 'read'; readonly list: ReadList };

export type PastedList = {
  readonly text: string;
  readonly state: ListState;
  readonly type: (text: string) => void;
  /** Adds what is sure to the cart. The text stays until the shop has answered. */
  readonly read: () => Promise<void>;
};

export function usePastedList(): PastedList {
  const cart = useCart();
  const [text, setText] = useState('');
  const [state, setState] = useState<ListState>({ kind: 'none' });

  async function read(): Promise<void> {
    if (state.kind === 'busy') return;
    setState({ kind: 'busy' });
    const answer = await fetchMatchedList(text);
    if (answer.kind !== 'matched') return setState(answer);
    const { lines } = answer;
    const { added, notRepeated } = repeatedOrder(askedUnits(lines), {
      products: lines.flatMap(({ candidates }) => candidates.map(({ product }) => product)),
      cart: cart.cart,
    });
    for (const { product, quantities } of added) cart.add(product, quantities);
    setText('');
    setState({
      kind: 'read',
      list: {
        added,
        notRepeated,
        doubtful: lines.filter(({ certainty }) => certainty === 'doubtful'),
        unknown: lines.filter(({ certainty }) => certainty === 'unknown').map((line) => line.text),
      },
    });
  }

  return { text, state, type: setText, read };
}
