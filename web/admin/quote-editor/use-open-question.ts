import { type RefObject, useRef, useState } from 'react';
import type { Product } from '#domain/products/product.ts';
import { variantNoun } from './draft-content.ts';

type Asked = { readonly product: Product; readonly units: number };

export type OpenQuestion = {
  /** The picked product whose colour or model is being asked. */
  readonly asked: Asked | null;
  ask(asked: Asked | null): void;
  /** The finder, which asks. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** Why a quote was not sent; `null` once it was answered. */
  readonly hindrance: string | null;
  /** Whether nothing is asked; otherwise the hindrance is shown and the finder gets the focus. */
  isSettled(): boolean;
};

/** Which colour or model of a picked product: no quote is sent while that is open. */
export function useOpenQuestion(): OpenQuestion {
  const [asked, ask] = useState<Asked | null>(null);
  const [hindering, setHindering] = useState<Asked | null>(null);
  const input = useRef<HTMLInputElement>(null);
  return {
    asked,
    ask,
    input,
    hindrance:
      asked !== null && hindering === asked
        ? `Falta elegir el ${variantNoun(asked.product)} de ${asked.product.name}. Si no va, aprieta Escape.`
        : null,
    isSettled() {
      if (asked === null) return true;
      setHindering(asked);
      input.current?.focus();
      return false;
    },
  };
}
