import { useState } from 'react';
import { type RepeatedOrder, repeatedOrder } from '#domain/cart/repeated-order.ts';
import { askedUnits } from '#domain/pasted-list/asked-units.ts';
import type { MatchedLine } from '#domain/pasted-list/matched-list.ts';
import type { Product } from '#domain/products/product.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { fetchMatchedList } from './fetch-matched-list.ts';

/** What a list asks for. Nothing is in the cart before `addAll`. */
export type ReadList = {
  readonly sure: readonly MatchedLine<Product>[];
  readonly doubtful: readonly MatchedLine<Product>[];
  readonly unknown: readonly string[];
  /** What became of the sure lines; `null` until they are added. */
  readonly outcome: Pick<RepeatedOrder, 'added' | 'notRepeated'> | null;
};

export type ListState =
  | { readonly kind: 'none' | 'busy' | 'no-answer' | 'too-many' }
  | { readonly kind: 'read'; readonly list: ReadList };

export type PastedList = {
  readonly text: string;
  readonly state: ListState;
  readonly type: (text: string) => void;
  /** Asks what the list means. The text stays until the shop has answered. */
  readonly read: () => Promise<void>;
  /** Adds all that is sure to the cart. */
  readonly addAll: () => void;
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
    const linesThatAre = (sought: MatchedLine<Product>['certainty']) =>
      lines.filter(({ certainty }) => certainty === sought);
    setText('');
    setState({
      kind: 'read',
      list: {
        sure: linesThatAre('sure'),
        doubtful: linesThatAre('doubtful'),
        unknown: linesThatAre('unknown').map((line) => line.text),
        outcome: null,
      },
    });
  }

  function addAll(): void {
    if (state.kind !== 'read' || state.list.outcome !== null) return;
    const { sure } = state.list;
    const { added, notRepeated } = repeatedOrder(askedUnits(sure), {
      products: sure.flatMap(({ candidates }) => candidates.map(({ product }) => product)),
      cart: cart.cart,
    });
    for (const { product, quantities, pieces } of added) cart.add(product, quantities, pieces);
    setState({ kind: 'read', list: { ...state.list, outcome: { added, notRepeated } } });
  }

  return { text, state, type: setText, read, addAll };
}
