import '../conflict/version-choice.css';
import { useEffect, useRef, useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { WireQuoteDraftContent } from '#schemas/wire/quote.ts';
import { Button } from '#web/ui/button.tsx';
import { type DraftDifference, draftDifferences, mergedDraft, type Side } from './quote-differences.ts';
import type { DraftConflict } from './use-quote-draft.ts';

type QuoteConflictProps = {
  readonly conflict: DraftConflict;
  readonly products: ReadonlyMap<string, Product>;
  readonly onSettle: (content: WireQuoteDraftContent) => void;
};

const SIDES = [
  { side: 'mine', label: 'Lo mío' },
  { side: 'theirs', label: 'Lo que se guardó' },
] as const;

/** Another administrator saved the draft first: shows both versions of each difference to choose from. */
export function QuoteConflict({ conflict, products, onSettle }: QuoteConflictProps) {
  const [differences] = useState(() => draftDifferences(conflict, products));
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(
    () => new Map(differences.map(({ key, suggested }) => [key, suggested])),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const chooseAll = (side: Side) => setSides(new Map(differences.map(({ key }) => [key, side])));
  return (
    <section aria-labelledby="conflicto" className="dashboard-card">
      <div role="alert" className="mb-4 rounded-2 bg-warning-soft px-4 py-3 text-warning">
        <h2 ref={heading} id="conflicto" tabIndex={-1} className="plain-heading">
          Otra persona cambió este presupuesto antes que tú.
        </h2>
        <p>Elige qué queda en cada parte. Después puedes seguir editando antes de enviarlo.</p>
      </div>
      <p className="mb-4 flex flex-wrap gap-2">
        <Button variant="outline" size="small" onClick={() => chooseAll('mine')}>
          Todo lo mío
        </Button>
        <Button variant="outline" size="small" onClick={() => chooseAll('theirs')}>
          Todo lo que se guardó
        </Button>
      </p>
      {differences.map((difference) => (
        <DifferenceChoice
          key={difference.key}
          difference={difference}
          conflict={conflict}
          chosen={sides.get(difference.key) ?? difference.suggested}
          onChoose={(side) => setSides(new Map(sides).set(difference.key, side))}
        />
      ))}
      <Button variant="primary" onClick={() => onSettle(mergedDraft(conflict, sides))}>
        Seguir con lo elegido
      </Button>
    </section>
  );
}

type DifferenceChoiceProps = {
  readonly difference: DraftDifference;
  readonly conflict: DraftConflict;
  readonly chosen: Side;
  readonly onChoose: (side: Side) => void;
};

function DifferenceChoice({ difference, conflict, chosen, onChoose }: DifferenceChoiceProps) {
  return (
    <fieldset className="mb-4">
      <legend className="mb-1.5 text-sm font-semibold">{difference.label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {SIDES.map(({ side, label }) => (
          <label key={side} className="version-choice">
            <span className="flex items-center gap-2 text-sm text-secondary">
              <input
                type="radio"
                name={difference.key}
                checked={chosen === side}
                onChange={() => onChoose(side)}
              />
              {label}
            </span>
            <span className="wrap-anywhere whitespace-pre-wrap">
              {difference.text(conflict[side]) || <em className="text-muted">No está</em>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
