import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { variantWithBarCode } from '#domain/bar-codes/variant-bar-codes.ts';
import { countedParts } from '#domain/measure/counted-parts.ts';
import type { SaleUnit } from '#domain/measure/sale-unit.ts';
import type { Product } from '#domain/products/product.ts';
import type { Variant } from '#domain/products/variants.ts';
import { findNearProducts, findProducts } from './find-products.ts';
import { type FoundProducts, meantProduct } from './meant-product.ts';
import { typedEntry } from './typed-entry.ts';
import { matchingVariants, type VariantQuestion } from './variant-question.ts';

/** A person sees the products of a word half typed; a scanner is through with its code by then. */
const PAUSE_MS = 150;
const SHORTEST_WORD = 2;

export type FinderOption =
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'variant'; readonly product: Product; readonly variant: Variant };

/** An entry that picked nothing. It stays until the person deals with it. */
export type Missed = {
  readonly id: number;
  readonly typed: string;
  readonly why: Why;
};

type Why =
  | { readonly reason: 'none' | 'several' | 'unreachable' }
  /** The product is sold, but not so much of it; the amounts that are nearest, in smallest parts. */
  | { readonly reason: 'off-step'; readonly unit: SaleUnit; readonly choices: readonly number[] };

/**
 * @param parts as many as the person typed before the name or code ('12*'), in the smallest parts of the product's unit
 * @param variant the colour or model whose bar code was read; `null` for none
 */
export type OnPick = (product: Product, parts: number, variant: string | null) => void;

type Finder = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly question: VariantQuestion | null;
  readonly unitOf: (product: Product) => SaleUnit;
  readonly onPick: OnPick;
  readonly onLookUp: ((lookUp: Promise<boolean>) => void) | undefined;
};

/** What the field found for a text. */
type Hits = FoundProducts & {
  readonly text: string /** Only near to the text. */;
  readonly isGuess: boolean;
};

export function useProductFinder({ input, question, unitOf, onPick, onLookUp }: Finder) {
  const [typed, setTyped] = useState('');
  const [hits, setHits] = useState<Hits | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const [missed, setMissed] = useState<readonly Missed[]>([]);
  const [pending, setPending] = useState(0);
  const lookups = useRef(Promise.resolve());
  const missedSoFar = useRef(0);
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
  });

  const { text, amount } = typedEntry(typed);
  const variants = question === null ? [] : matchingVariants(question.product, text);
  // While a variant is asked for, a text means that, or another product for certain.
  const isAsked = question !== null;
  const asksVariant = question !== null && variants.length > 0;
  const options: readonly FinderOption[] = asksVariant
    ? variants.map((variant) => ({ kind: 'variant', product: question.product, variant }))
    : (text === '' || (isAsked && hits?.isGuess) ? [] : (hits?.products ?? [])).map((product) => ({
        kind: 'product',
        product,
      }));
  const isCurrent = asksVariant || hits?.text === text;

  useEffect(() => {
    if (asksVariant || text.length < SHORTEST_WORD || hits?.text === text) return;
    const call = new AbortController();
    const pause = setTimeout(async () => {
      const found = await findProducts(text, call.signal).catch(nullIfAborted(call.signal));
      const near =
        found?.total === 0 && !isAsked
          ? await findNearProducts(text, call.signal).catch(nullIfAborted(call.signal))
          : null;
      const shown = near ?? found;
      if (shown === null || call.signal.aborted) return;
      setHits({ ...shown, text, isGuess: near !== null });
      // Enter takes a guess only once somebody has gone to it.
      if (near !== null) setActive(null);
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      call.abort();
    };
  }, [asksVariant, isAsked, text, hits?.text]);

  function type(value: string): void {
    setTyped(value);
    setActive(typedEntry(value).text === '' ? null : 0);
  }

  function clear(): void {
    type('');
    setHits(null);
  }

  function choose(option: FinderOption): void {
    setMissed((entries) => entries.filter((entry) => entry.typed !== typed));
    clear();
    const parts = partsOrMiss(option.product, typed);
    if (parts === null) return;
    if (option.kind === 'variant') question?.onVariant(option.variant.key, amount === null ? null : parts);
    else onPick(option.product, parts, variantWithBarCode(option.product, text) || null);
  }

  /** How much of a product an entry means; `null` once it stands among those that picked nothing. */
  function partsOrMiss(product: Product, entry: string): number | null {
    const unit = unitOf(product);
    const meant = countedParts(typedEntry(entry).amount, unit);
    if ('parts' in meant) return meant.parts;
    miss(entry, { reason: 'off-step', unit, choices: meant.choices });
    return null;
  }

  /** Enter. The field is empty at once, so that a scanner's next code finds room while this one is looked up. */
  function submit(): void {
    const option = isCurrent && active !== null ? options[active] : undefined;
    if (option !== undefined) {
      choose(option);
    } else if (text !== '') {
      clear();
      lookUp(typed);
    }
  }

  function lookUp(entry: string): void {
    setPending((count) => count + 1);
    // One after the other, so that lines come in the order of their codes.
    const looked = lookups.current.then(() => resolve(entry));
    // A fault of ours loses no entry, and doesn't stop the next ones.
    const kept = looked.catch((error: unknown) => {
      miss(entry, { reason: 'unreachable' });
      reportError(error);
      return false;
    });
    onLookUp?.(kept);
    lookups.current = kept.then(() => setPending((count) => count - 1));
  }

  function miss(entry: string, why: Why): void {
    missedSoFar.current += 1;
    const id = missedSoFar.current;
    setMissed((entries) => [...entries, { id, typed: entry, why }]);
  }

  /** @returns whether it picked a product */
  async function resolve(entry: string): Promise<boolean> {
    const sought = typedEntry(entry);
    const found = await findProducts(sought.text);
    const meant = found === null ? null : meantProduct(sought.text, found);
    if (meant !== null) {
      const parts = partsOrMiss(meant.product, entry);
      if (parts !== null) pick.current(meant.product, parts, meant.variant);
      return parts !== null;
    }
    const reason = found === null ? 'unreachable' : found.total > 0 ? 'several' : 'none';
    miss(entry, { reason });
    if (found !== null && reason === 'several') offer(entry, { ...found, text: sought.text, isGuess: false });
    return false;
  }

  /** Puts an entry back with its products, selected: what is typed or scanned next takes its place. */
  function offer(entry: string, found: Hits): void {
    const field = input.current;
    if (field === null || field.value !== '' || document.activeElement !== field) return;
    flushSync(() => {
      type(entry);
      setHits(found);
    });
    field.select();
  }

  return {
    typed,
    options,
    active,
    missed,
    isSearching: pending > 0,
    /** How many more products there are than the offered ones. */
    more: asksVariant || hits === null ? 0 : hits.total - hits.products.length,
    findsNothing: !asksVariant && text !== '' && hits?.text === text && hits.total === 0,
    type,
    clear,
    choose,
    submit,
    move(step: 1 | -1): void {
      if (options.length === 0) return;
      const from = active ?? (step === 1 ? -1 : 0);
      setActive((from + step + options.length) % options.length);
    },
    dismiss: (id: number) => setMissed((entries) => entries.filter((entry) => entry.id !== id)),
    retry(entry: Missed): void {
      setMissed((entries) => entries.filter(({ id }) => id !== entry.id));
      input.current?.focus();
      if (entry.why.reason === 'unreachable') lookUp(entry.typed);
      else type(entry.typed);
    },
  };
}

function nullIfAborted(signal: AbortSignal) {
  return (error: unknown): null => {
    if (signal.aborted) return null;
    throw error;
  };
}
