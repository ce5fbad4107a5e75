import { useEffect, useRef, useState } from 'react';
import { fetchProduct, markVariant, type VersionedProduct } from '../product-form/product-api.ts';

/** What was stored last, to be told and taken back. */
type Said = {
  readonly text: string;
  readonly names: readonly string[];
  /** Those of them that were sold out before. */
  readonly before: readonly string[];
};

type VariantStock = {
  /** `null` until it is loaded. */
  readonly opened: VersionedProduct | null;
  /** The names that are shown as sold out: those that were pressed are so at once. */
  readonly soldOut: readonly string[];
  readonly said: Said | null;
  readonly problem: string | null;
  mark(names: readonly string[], isSoldOut: boolean): void;
  undo(): void;
};

const UNSAVED = 'No se guardó. Intenta otra vez.';

/** The variants of a product that are sold out; each press is stored at once, one after the other (BUY-006). */
export function useVariantStock(id: string): VariantStock {
  const [opened, setOpened] = useState<VersionedProduct | null>(null);
  const [soldOut, setSoldOut] = useState<readonly string[]>([]);
  const [said, setSaid] = useState<Said | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stored = useRef<Promise<VersionedProduct | null>>(Promise.resolve(null));

  useEffect(() => {
    stored.current = fetchProduct(id).then((product) => {
      setOpened(product);
      setSoldOut(product?.product.soldOutVariants ?? []);
      if (product === null) setProblem('No pudimos cargar el producto. Intenta otra vez.');
      return product;
    });
  }, [id]);

  function store(change: (names: readonly string[]) => readonly string[], told: Said | null): void {
    setSoldOut(change);
    setProblem(null);
    stored.current = stored.current.then(async (before) => {
      if (before === null) return before;
      const after = await markVariant(before, change);
      if (after === null) {
        setSoldOut(before.product.soldOutVariants);
        setProblem(UNSAVED);
        return before;
      }
      setSaid(told);
      return after;
    });
  }

  return {
    opened,
    soldOut,
    said,
    problem,
    mark(names, isSoldOut) {
      const what = names.length === 1 ? names[0] : 'Todos';
      const text = `${what}: ${isSoldOut ? (names.length === 1 ? 'agotado' : 'agotados') : 'hay'}.`;
      const before = names.filter((name) => soldOut.includes(name));
      store(withNames(names, isSoldOut ? names : []), { text, names, before });
    },
    undo() {
      if (said !== null) store(withNames(said.names, said.before), null);
    },
  };
}

/** Of these names only some are sold out; what is said of others stays. */
function withNames(names: readonly string[], soldOut: readonly string[]) {
  return (present: readonly string[]) => [...present.filter((name) => !names.includes(name)), ...soldOut];
}
