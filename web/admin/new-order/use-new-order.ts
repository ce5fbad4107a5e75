import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Pieces } from '#domain/measure/pieces.ts';
import { lineSums } from '#domain/pricing/line-sums.ts';
import { priceOf } from '#domain/pricing/price-of.ts';
import { soldTo } from '#domain/pricing/sold-to.ts';
import type { Product } from '#domain/products/product.ts';
import { variantsOf } from '#domain/products/variants.ts';
import type { WireOrderReceipt } from '#schemas/order-answers.ts';
import type { VariantQuestion } from '../product-finder/variant-question.ts';
import { useServerRequest } from '../use-server-request.ts';
import { type DeskLine, unitsOfLine, withCuts, withProduct, withUnits, withVariant } from './desk-lines.ts';
import { type Hindrance, hindranceOf } from './hindrance.ts';
import { saveLines } from './saved-lines.ts';
import { takeOrder } from './take-order.ts';
import { type DeskField, useDeskForm } from './use-desk-form.ts';
import { useListPrices } from './use-list-prices.ts';

const LIST_MISSING =
  'No se pudieron traer los precios de esa lista. El pedido quedó con los precios de todos.';

/** The line that changed last; `round` tells one change from the next. */
export type Touched = { readonly productId: string; readonly round: number };

/** What was removed last, until its product comes back or the order is taken. */
type RemovedLine = { readonly line: DeskLine; readonly place: number };

type NewOrderOptions = {
  readonly restored: readonly DeskLine[];
  readonly finder: RefObject<HTMLInputElement | null>;
  readonly focusField: (field: DeskField) => void;
};

/** The order that is being taken: its lines, its customer, and what it still needs. */
export function useNewOrder({ restored, finder, focusField }: NewOrderOptions) {
  const [lines, setLines] = useState(restored);
  /** The product whose variant the field asks for. */
  const [askedId, setAskedId] = useState<string | null>(null);
  const [touched, setTouched] = useState<Touched | null>(null);
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  const [taken, setTaken] = useState<WireOrderReceipt | null>(null);
  const form = useDeskForm();
  const { isSending, error, send } = useServerRequest();
  const [lookUps, setLookUps] = useState(0);
  /** Whether the order is taken once everything is there that was asked of the server before the press. */
  const [isWanted, setWanted] = useState(false);
  useEffect(() => saveLines(lines), [lines]);

  const takeWanted = useEffectEvent(() => {
    setWanted(false);
    submit();
  });
  useEffect(() => {
    if (isWanted && lookUps === 0) takeWanted();
  }, [isWanted, lookUps]);

  const list = useListPrices({
    listId: form.values.priceList,
    waitFor,
    onMissing() {
      form.fill(new Map([['priceList', '']]));
      setHindrance({ text: LIST_MISSING, at: { kind: 'field', field: 'priceList' } });
    },
  });
  const sold = lines.map((line) => ({ ...line, product: soldTo(list.buyer, line.product) }));

  const asked = lines.find(({ product }) => product.id === askedId);
  const question: VariantQuestion | null = asked === undefined ? null : questionAbout(asked);

  function questionAbout({ product, open }: DeskLine): VariantQuestion {
    return {
      product,
      onVariant(key, parts) {
        setLines((before) => withVariant(before, { productId: product.id, key, parts }));
        touch(product.id);
        if (parts === null || parts >= open) setAskedId(nextOpen(product.id));
      },
      onSkip: () => setAskedId(null),
    };
  }

  /** Another line that still lacks a variant: a scanner may have gone on without waiting. */
  function nextOpen(answeredId: string): string | null {
    return lines.find(({ product, open }) => open > 0 && product.id !== answeredId)?.product.id ?? null;
  }

  function touch(productId: string): void {
    setTouched((last) => ({ productId, round: (last?.round ?? 0) + 1 }));
    setHindrance(null);
    setTaken(null);
    setRemoved((last) => (last?.line.product.id === productId ? null : last));
  }

  function askVariant(productId: string): void {
    setAskedId(productId);
    finder.current?.focus();
  }

  function focusOn({ at }: Hindrance): void {
    if (at.kind === 'variant') askVariant(at.productId);
    else if (at.kind === 'field') focusField(at.field);
    else finder.current?.focus();
  }

  return {
    lines: sold,
    sums: lineSums(sold.map((line) => priceOf(line.product, unitsOfLine(line)))),
    minimum: list.minimum,
    touched,
    question,
    form,
    taken,
    isSending: isSending || isWanted,
    problem: hindrance?.text ?? error,
    askVariant,
    add(product: Product, parts: number, variant: string | null): void {
      setLines((before) => {
        const lines = withProduct(before, product, parts);
        return variant === null ? lines : withVariant(lines, { productId: product.id, key: variant, parts });
      });
      touch(product.id);
      if (variantsOf(product).length > 1 && variant === null) setAskedId(product.id);
    },
    setUnits: (productId: string, key: string, units: number) =>
      setLines((before) => withUnits(before, { productId, key, units })),
    setCuts: (productId: string, key: string, cuts: readonly Pieces[]) =>
      setLines((before) => withCuts(before, { productId, key, cuts })),
    removed,
    remove(productId: string): void {
      const place = lines.findIndex(({ product }) => product.id === productId);
      const line = lines[place];
      if (line !== undefined) setRemoved({ line, place });
      setLines((before) => before.filter(({ product }) => product.id !== productId));
      finder.current?.focus();
    },
    /** Puts back the line that was removed last. */
    undoRemoval(): void {
      if (removed === null) return;
      setLines((before) => before.toSpliced(removed.place, 0, removed.line));
      setRemoved(null);
      finder.current?.focus();
    },
    waitFor,
    submit: () => (lookUps > 0 ? setWanted(true) : submit()),
  };

  /** What is being looked up belongs to the order. A product or a customer that is not found keeps it from being taken. */
  async function waitFor(lookUp: Promise<boolean>): Promise<void> {
    setLookUps((count) => count + 1);
    const isFound = await lookUp;
    if (!isFound) setWanted(false);
    setLookUps((count) => count - 1);
  }

  async function submit(): Promise<void> {
    const missing = hindranceOf(lines, form.problems);
    setHindrance(missing);
    if (missing !== null || isSending) {
      if (missing !== null) focusOn(missing);
      return;
    }
    const done = await send(() => takeOrder(lines, form.values));
    if (done === null) return;
    setTaken(done.data);
    setLines([]);
    setRemoved(null);
    setAskedId(null);
    form.clear();
    finder.current?.focus();
  }
}
