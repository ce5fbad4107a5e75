import { useState } from 'react';
import { normalised } from '#domain/text/normalised.ts';
import type { Selection } from './use-selection.ts';
import { type ShownVariant, VariantRow } from './variant-row.tsx';

/** How many variants fit into one view. */
const SEEN_AT_A_GLANCE = 12;

type VariantListProps = {
  title: string;
  /** The singular: 'color'. */
  noun: string;
  variants: readonly ShownVariant[];
  selection: Selection;
};

/** Steppers for the colours or models; a long list can be filtered by name. */
export function VariantList({ title, noun, variants, selection }: VariantListProps) {
  const [words, setWords] = useState('');
  if (variants.length === 0) return null;
  const query = normalised(words.trim());
  const shown = query === '' ? variants : variants.filter(({ label }) => normalised(label).includes(query));
  const available = inStock(variants);
  // A model's name is a phrase.
  const isWide = variants.some((variant) => variant.kind === 'model');
  return (
    <section className="mt-7">
      <h2 className="flex items-baseline justify-between text-[22px]">
        {title}
        <small className="font-sans text-sm font-medium tracking-normal text-muted" role="status">
          {shown.length < variants.length && `${inStock(shown)} de `}
          {available === 1 ? '1 disponible' : `${available} disponibles`}
        </small>
      </h2>
      {variants.length > SEEN_AT_A_GLANCE && (
        <input
          type="search"
          className="input mt-3 noscript:hidden"
          aria-label={`Buscar un ${noun} por su nombre`}
          placeholder={`Buscar un ${noun}`}
          autoComplete="off"
          enterKeyHint="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      {shown.length === 0 && <p className="mt-3 text-secondary">Ningún {noun} se llama así.</p>}
      <ul
        className={
          isWide ? 'mt-2 grid' : 'mt-2 grid gap-x-4 sm:max-lg:grid-cols-2 xl:grid-cols-2 min-[1400px]:gap-x-7'
        }
      >
        {shown.map((variant) => (
          <VariantRow
            key={variant.key}
            variant={variant}
            units={selection.quantities[variant.key] ?? 0}
            onChange={selection.change}
          />
        ))}
      </ul>
    </section>
  );
}

function inStock(variants: readonly ShownVariant[]): number {
  return variants.filter(({ isSoldOut }) => !isSoldOut).length;
}
