import { type ReactNode, useState } from 'react';
import { isInSteps } from '#domain/measure/sale-unit.ts';
import { normalised } from '#domain/text/normalised.ts';
import { ChosenRow } from './chosen-row.tsx';
import { ColourChoice } from './colour-choice.tsx';
import type { Selection } from './use-selection.ts';
import type { ShownVariant } from './variant-row.tsx';

/** From this many on, colours are chosen from a grid of swatches. */
const MANY_COLOURS = 8;
/** From this many on, variants can be searched for. */
const SEARCHED_FROM = 12;

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
  const [first] = variants;
  if (first === undefined) return null;
  const query = normalised(words.trim());
  const shown = query === '' ? variants : variants.filter(({ label }) => normalised(label).includes(query));
  const available = inStock(variants);
  const search = variants.length >= SEARCHED_FROM && (
    <VariantSearch noun={noun} words={words} onChange={setWords} />
  );
  const isColours = first.kind === 'colour';
  const isChoice = isColours && variants.length >= MANY_COLOURS;
  return (
    <section className="mt-7">
      <h2 className="flex items-baseline justify-between text-[1.375rem]">
        {title}
        <small className="font-sans text-sm font-medium tracking-normal text-muted" role="status">
          {shown.length < variants.length && `${inStock(shown)} de `}
          {available === 1 ? '1 disponible' : `${available} disponibles`}
        </small>
      </h2>
      {isChoice ? (
        <ColourChoice colours={variants} shown={shown} selection={selection} search={search} />
      ) : (
        <>
          {search}
          <Rows variants={shown} isWide={!isColours} selection={selection} />
        </>
      )}
      {shown.length === 0 && <p className="mt-3 text-secondary">Ningún {noun} se llama así.</p>}
    </section>
  );
}

type RowsProps = {
  variants: readonly ShownVariant[];
  /** A model's name is a phrase. */
  isWide: boolean;
  selection: Selection;
};

function Rows({ variants, isWide, selection }: RowsProps): ReactNode {
  return (
    <ul
      className={
        isWide || isInSteps(selection.line.saleUnit)
          ? 'mt-2 grid'
          : 'mt-2 grid gap-x-4 sm:max-lg:grid-cols-2 xl:grid-cols-2 min-[87.5rem]:gap-x-7'
      }
    >
      {variants.map((variant) => (
        <ChosenRow key={variant.key} variant={variant} selection={selection} />
      ))}
    </ul>
  );
}

type VariantSearchProps = { noun: string; words: string; onChange: (words: string) => void };

function VariantSearch({ noun, words, onChange }: VariantSearchProps) {
  return (
    <input
      type="search"
      className="input mt-3 noscript:hidden"
      aria-label={`Buscar un ${noun} por su nombre`}
      placeholder={`Buscar un ${noun}`}
      autoComplete="off"
      enterKeyHint="search"
      value={words}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function inStock(variants: readonly ShownVariant[]): number {
  return variants.filter(({ isSoldOut }) => !isSoldOut).length;
}
