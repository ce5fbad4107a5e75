import { useEffect, useRef, useState } from 'react';
import { changeSoldOutVariants, fetchProduct, type VersionedProduct } from '../product-form/product-api.ts';

/** Of these names only some are sold out; what is said of others stays. */
type Change = { readonly names: readonly string[]; readonly soldOut: readonly string[] };

/** What was stored last, to be told and taken back. */
type Said = {
  readonly text: string;
  readonly back: Change;
};

type VariantStock = {
  /** As it was stored last; `null` until it is loaded. */
  readonly opened: VersionedProduct | null;
  /** The names that are shown as sold out: those that were pressed are so at once. */
  readonly soldOut: readonly string[];
  readonly said: Said | null;
  readonly problem: string | null;
  mark(names: readonly string[], isSoldOut: boolean): void;
  undo(): void;
  /** Resolves once each press so far was stored or refused: to whether all that waited were stored. */
  settled(): Promise<boolean>;
};

const UNSAVED = 'No se guardó. Intenta otra vez.';

/** The variants of a product that are sold out; each press is stored at once, one after the other (BUY-006). */
export function useVariantStock(id: string): VariantStock {
  const [opened, setOpened] = useState<VersionedProduct | null>(null);
  const [waiting, setWaiting] = useState<readonly Change[]>([]);
  const [said, setSaid] = useState<Said | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stored = useRef<Promise<VersionedProduct | null>>(Promise.resolve(null));
  const refusals = useRef(0);

  useEffect(() => {
    stored.current = fetchProduct(id).then((product) => {
      setOpened(product);
      if (product === null) setProblem('No pudimos cargar el producto. Intenta otra vez.');
      return product;
    });
  }, [id]);

  /** @param text what is told once it is stored; `null` where a change is taken back */
  function store(change: Change, text: string | null): void {
    setWaiting((all) => [...all, change]);
    setProblem(null);
    stored.current = stored.current.then(async (present) => {
      if (present === null) return present;
      const changed = await changeSoldOutVariants(present, (soldOut) => withChange(soldOut, change));
      setWaiting((all) => all.filter((one) => one !== change));
      if (changed === null) {
        refusals.current += 1;
        setProblem(UNSAVED);
        return present;
      }
      const { names } = change;
      const before = changed.before.filter((name) => names.includes(name));
      setOpened(changed.after);
      setSaid(text === null ? null : { text, back: { names, soldOut: before } });
      return changed.after;
    });
  }

  return {
    opened,
    soldOut: waiting.reduce(withChange, opened?.product.soldOutVariants ?? []),
    said,
    problem,
    mark(names, isSoldOut) {
      const what = names.length === 1 ? names[0] : 'Todos';
      const text = `${what}: ${isSoldOut ? (names.length === 1 ? 'agotado' : 'agotados') : 'hay'}.`;
      store({ names, soldOut: isSoldOut ? names : [] }, text);
    },
    undo() {
      if (said !== null) store(said.back, null);
    },
    async settled() {
      const before = refusals.current;
      await stored.current;
      return refusals.current === before;
    },
  };
}

function withChange(present: readonly string[], { names, soldOut }: Change): readonly string[] {
  return [...present.filter((name) => !names.includes(name)), ...soldOut];
}
