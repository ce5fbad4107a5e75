import { useEffect, useState } from 'react';
import { leftBehind } from '#domain/prices/left-behind.ts';
import type { BriefProduct, Product } from '#domain/products/product.ts';
import { formatAmount } from '#web/format.ts';
import { fetchProduct, type VersionedProduct } from '../product-form/product-api.ts';
import {
  movePackToo,
  type PriceChange,
  type PriceOutcome,
  putPriceBack,
  saveTypedPrice,
  typedPrice,
} from './edited-price.ts';

/** How long the old price stays beside the new one, in ms. */
const UNDO_MS = 10_000;

const UNREACHABLE = 'No pudimos llegar al servidor. Intenta otra vez.';

/** The change of one price in the list: what is typed, its problem, and for ten seconds the price before. */
export function usePriceEdit(product: BriefProduct, onChanged: () => Promise<void>) {
  const [opened, setOpened] = useState<VersionedProduct | null>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [changed, setChanged] = useState<PriceChange | null>(null);
  useEffect(() => {
    if (changed === null) return;
    const timer = setTimeout(() => setChanged(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [changed]);

  async function open(): Promise<void> {
    setProblem(null);
    const now = await fetchProduct(product.id);
    setOpened(now);
    setTyped(now === null ? '' : typedPrice(now.product));
    if (now === null) setProblem(UNREACHABLE);
    setIsOpen(true);
  }

  function tell(outcome: PriceOutcome): void {
    if (outcome.kind === 'unfit') setProblem(outcome.text);
    if (outcome.kind === 'refused') setProblem(outcome.problem.detail ?? outcome.problem.title);
    if (outcome.kind === 'unreachable') setProblem(UNREACHABLE);
    if (outcome.kind !== 'stale') return;
    // What is typed stays; the next save is over what was told.
    setOpened(outcome);
    setProblem(
      `Otra persona guardó cambios antes: ahora vale ${priceText(outcome.product)}. Guarda otra vez si va.`,
    );
  }

  async function save(): Promise<void> {
    if (opened === null) return open();
    if (typed.trim() === typedPrice(opened.product)) return setIsOpen(false);
    setIsSaving(true);
    setProblem(null);
    const { outcome, over } = await saveTypedPrice(opened, typed);
    setIsSaving(false);
    if (outcome.kind !== 'saved') return tell(outcome);
    setIsOpen(false);
    setChanged({ before: over.product, now: outcome.product });
    await onChanged();
  }

  async function movePack(): Promise<void> {
    if (changed === null) return;
    setIsSaving(true);
    const outcome = await movePackToo(changed);
    setIsSaving(false);
    if (outcome.kind !== 'saved') {
      setIsOpen(true);
      return tell(outcome);
    }
    setChanged({ ...changed, now: outcome.product });
    await onChanged();
  }

  async function undo(): Promise<void> {
    if (changed === null) return;
    setIsSaving(true);
    const outcome = await putPriceBack(changed);
    setIsSaving(false);
    setChanged(null);
    if (outcome.kind !== 'saved') {
      setIsOpen(true);
      return tell(outcome);
    }
    await onChanged();
  }

  return {
    isOpen,
    typed,
    problem,
    isSaving,
    /** The change that can be taken back; `null` for none. */
    changed,
    /** The pack price that stayed while the price moved; `null` for none. */
    packLeft: changed === null ? null : packLeftBehind(changed),
    open,
    type: setTyped,
    save,
    leave: () => setIsOpen(false),
    undo,
    movePack,
  };
}

function packLeftBehind({ before, now }: PriceChange) {
  return leftBehind(before, now) === 'pack' ? (now.bulkOffer?.packPrice ?? null) : null;
}

function priceText({ price }: Product): string {
  return formatAmount(price);
}
