import '../../conflict/version-choice.css';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { type AreaDefinition, fieldText } from './area-definition.ts';
import { type AreaDifference, type AreaSide, areaDifferences, mergedArea } from './area-differences.ts';
import type { AreaConflict } from './use-area-edit.ts';

type AreaConflictViewProps<Fields extends object> = {
  readonly definition: AreaDefinition<Fields>;
  readonly conflict: AreaConflict<Fields>;
  readonly onSettle: (fields: Fields) => void;
};

const SIDES = [
  { side: 'mine', label: 'Lo mío' },
  { side: 'theirs', label: 'Lo que se guardó' },
] as const;

/** Another administrator saved first: shows both versions of each field that differs to choose from. */
export function AreaConflictView<Fields extends object>({
  definition,
  conflict,
  onSettle,
}: AreaConflictViewProps<Fields>) {
  const [differences] = useState(() => areaDifferences(definition, conflict));
  const [sides, setSides] = useState<ReadonlyMap<keyof Fields & string, AreaSide>>(
    () => new Map(differences.map(({ name, suggested }) => [name, suggested])),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const chooseAll = (side: AreaSide) => setSides(new Map(differences.map(({ name }) => [name, side])));
  return (
    <section aria-labelledby="conflicto" className="dashboard-card">
      <div role="alert" className="mb-4 rounded-2 bg-warning-soft px-4 py-3 text-warning">
        <h2 ref={heading} id="conflicto" tabIndex={-1} className="plain-heading">
          Otra persona guardó cambios antes que tú.
        </h2>
        <p>Elige qué queda en cada dato. Después puedes seguir editando antes de guardar.</p>
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
        <FieldChoice
          key={difference.name}
          definition={definition}
          conflict={conflict}
          difference={difference}
          chosen={sides.get(difference.name) ?? difference.suggested}
          onChoose={(side) => setSides(new Map(sides).set(difference.name, side))}
        />
      ))}
      {differences.length === 0 && <p className="mb-4">Lo que se guardó es igual a lo tuyo.</p>}
      <Button variant="primary" onClick={() => onSettle(mergedArea(conflict, sides))}>
        Seguir con lo elegido
      </Button>
    </section>
  );
}

type FieldChoiceProps<Fields extends object> = Omit<AreaConflictViewProps<Fields>, 'onSettle'> & {
  readonly difference: AreaDifference<Fields>;
  readonly chosen: AreaSide;
  readonly onChoose: (side: AreaSide) => void;
};

function FieldChoice<Fields extends object>({
  definition,
  conflict,
  difference: { name },
  chosen,
  onChoose,
}: FieldChoiceProps<Fields>) {
  return (
    <fieldset className="mb-4">
      <legend className="mb-1.5 text-sm font-semibold">{definition.fields[name].label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {SIDES.map(({ side, label }) => (
          <label key={side} className="version-choice">
            <span className="flex items-center gap-2 text-sm text-secondary">
              <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
              {label}
            </span>
            <span className="wrap-anywhere whitespace-pre-wrap">
              {fieldText(definition, name, conflict[side]) || <em className="text-muted">Vacío</em>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
