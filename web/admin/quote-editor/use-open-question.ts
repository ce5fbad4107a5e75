import { type RefObject, useRef, useState } from 'react';
import type { Product } from '#domain/products/product.ts';
import type { WireQuoteDraftLine } from '#schemas/quote.ts';
import { isSameQuantity, variantNoun } from './draft-content.ts';

type Asked = {
  readonly product: Product;
  /** In smallest parts. */
  readonly parts: number;
  /** What its line had when it was asked. */
  readonly quantity: WireQuoteDraftLine['quantity'];
};

export type OpenQuestion = {
  /** The picked product whose colour or model is being asked. */
  readonly asked: Asked | null;
  ask(product: Product, parts: number): void;
  close(): void;
  /** The finder, which asks. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** Why a quote was not sent; `null` once it was answered. */
  readonly hindrance: string | null;
  /** Shows the hindrance and moves the focus to the finder. */
  demandAnswer(): void;
};

/** Which colour or model of a picked product: no quote is sent while that is open. */
export function useOpenQuestion(lines: readonly WireQuoteDraftLine[]): OpenQuestion {
  const [last, setLast] = useState<Asked | null>(null);
  const [hindering, setHindering] = useState<Asked | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const asked = last !== null && isOpen(last, lines) ? last : null;
  return {
    asked,
    ask(product, parts) {
      setLast({ product, parts, quantity: lineOf(product, lines)?.quantity ?? {} });
    },
    close: () => setLast(null),
    input,
    hindrance:
      asked !== null && hindering === asked
        ? `Falta elegir el ${variantNoun(asked.product)} de ${asked.product.name}. Si no va, aprieta Escape.`
        : null,
    demandAnswer() {
      setHindering(asked);
      input.current?.focus();
    },
  };
}

/** The line itself can answer too: by another quantity, or by being removed. */
export function isOpen({ product, quantity }: Asked, lines: readonly WireQuoteDraftLine[]): boolean {
  const line = lineOf(product, lines);
  return line !== undefined && isSameQuantity(line.quantity, quantity);
}

function lineOf({ id }: Product, lines: readonly WireQuoteDraftLine[]): WireQuoteDraftLine | undefined {
  return lines.find(({ _id }) => _id === id);
}
