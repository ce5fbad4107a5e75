import './version-choice.css';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { Side, VersionDifference } from './version-difference.ts';

type ConflictViewProps = {
  readonly title: string;
  readonly advice: string;
  readonly differences: readonly VersionDifference[];
  /** Called with the chosen side of each difference, by its key. */
  readonly onSettle: (sides: ReadonlyMap<string, Side>) => void;
  /** The classes of a dialog that holds it; a card on a page needs none. */
  readonly inDialog?: { readonly body: string; readonly foot: string };
};

const SIDES = [
  { side: 'mine', label: 'Lo mío' },
  { side: 'theirs', label: 'Lo que se guardó' },
] as const;

/** Another administrator saved first: shows both versions of each difference to choose from. */
export function ConflictView({ title, advice, differences, onSettle, inDialog }: ConflictViewProps) {
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(
    () => new Map(differences.map(({ key, suggested }) => [key, suggested])),
  );
  // The pressed button is gone by now.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const chooseAll = (side: Side) => setSides(new Map(differences.map(({ key }) => [key, side])));
  return (
    <section aria-labelledby="conflicto" className={inDialog === undefined ? 'dashboard-card' : 'contents'}>
      <div className={inDialog?.body}>
        <div role="alert" className="mb-4 rounded-2 bg-warning-soft px-4 py-3 text-warning">
          <h2 ref={heading} id="conflicto" tabIndex={-1} className="plain-heading">
            {title}
          </h2>
          <p>{advice}</p>
        </div>
        {differences.length === 0 ? (
          <p className="mb-4">Lo que se guardó es igual a lo tuyo.</p>
        ) : (
          <p className="mb-4 flex flex-wrap gap-2">
            <Button variant="outline" size="small" onClick={() => chooseAll('mine')}>
              Todo lo mío
            </Button>
            <Button variant="outline" size="small" onClick={() => chooseAll('theirs')}>
              Todo lo que se guardó
            </Button>
          </p>
        )}
        {differences.map((difference) => (
          <VersionChoice
            key={difference.key}
            difference={difference}
            chosen={sides.get(difference.key) ?? difference.suggested}
            onChoose={(side) => setSides(new Map(sides).set(difference.key, side))}
          />
        ))}
      </div>
      <div className={inDialog?.foot}>
        <Button variant="primary" onClick={() => onSettle(sides)}>
          Seguir con lo elegido
        </Button>
      </div>
    </section>
  );
}

type VersionChoiceProps = {
  readonly difference: VersionDifference;
  readonly chosen: Side;
  readonly onChoose: (side: Side) => void;
};

function VersionChoice({ difference: { key, label, shown }, chosen, onChoose }: VersionChoiceProps) {
  return (
    <fieldset className="mb-4">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {SIDES.map(({ side, label: sideLabel }) => (
          <label key={side} className="version-choice">
            <span className="flex items-center gap-2 text-sm text-secondary">
              <input type="radio" name={key} checked={chosen === side} onChange={() => onChoose(side)} />
              {sideLabel}
            </span>
            <span className="wrap-anywhere whitespace-pre-wrap">{shown[side]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A version's text. @param absence what stands for an empty one */
export function VersionText({ text, absence = 'Vacío' }: { text: string; absence?: string }) {
  return text === '' ? <em className="text-muted">{absence}</em> : text;
}
