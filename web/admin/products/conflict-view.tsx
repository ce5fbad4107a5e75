import '../conflict/version-choice.css';
import { useState } from 'react';
import { photoUrl } from '#domain/photos/photo-url.ts';
import { Button } from '#web/ui/button.tsx';
import type { ProductDraft } from '../product-form/product-draft.ts';
import { type Difference, draftDifferences, mergedDraft, type Side } from './draft-differences.ts';
import type { Conflict, ProductEdit } from './use-product-edit.ts';

type ConflictViewProps = { readonly conflict: Conflict; readonly edit: ProductEdit };

const SIDES = [
  { side: 'mine', label: 'Lo mío' },
  { side: 'theirs', label: 'Lo que se guardó' },
] as const;

/** Another administrator saved first: shows both versions of each difference to choose from. */
export function ConflictView({ conflict, edit }: ConflictViewProps) {
  const { base, mine, theirs } = conflict;
  const [differences] = useState(() => draftDifferences({ base, mine, theirs }));
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(
    () => new Map(differences.map(({ label, suggested }) => [label, suggested])),
  );
  const chooseAll = (side: Side) => setSides(new Map(differences.map(({ label }) => [label, side])));
  return (
    <>
      <div className="product-dialog-body">
        <div role="alert" className="mb-5 rounded-2 bg-warning-soft px-4 py-3 text-warning">
          <p className="font-semibold">Otra persona guardó cambios antes que tú.</p>
          <p>Elige qué queda en cada dato. Después puedes seguir editando antes de guardar.</p>
        </div>
        <div className="mb-5 flex flex-wrap gap-2">
          <Button variant="outline" size="small" onClick={() => chooseAll('mine')}>
            Todo lo mío
          </Button>
          <Button variant="outline" size="small" onClick={() => chooseAll('theirs')}>
            Todo lo que se guardó
          </Button>
        </div>
        {differences.map((difference) => (
          <DifferenceChoice
            key={difference.label}
            difference={difference}
            drafts={{ mine, theirs }}
            chosen={sides.get(difference.label) ?? difference.suggested}
            onChoose={(side) => setSides(new Map(sides).set(difference.label, side))}
          />
        ))}
        {differences.length === 0 && <p>Lo que se guardó es igual a lo tuyo.</p>}
      </div>
      <div className="product-dialog-foot">
        <Button variant="primary" onClick={() => edit.settle(mergedDraft({ mine, theirs }, sides))}>
          Seguir con lo elegido
        </Button>
      </div>
    </>
  );
}

type DifferenceChoiceProps = {
  readonly difference: Difference;
  readonly drafts: Readonly<Record<Side, ProductDraft>>;
  readonly chosen: Side;
  readonly onChoose: (side: Side) => void;
};

function DifferenceChoice({ difference, drafts, chosen, onChoose }: DifferenceChoiceProps) {
  return (
    <fieldset className="mb-4">
      <legend className="mb-1.5 text-sm font-semibold">{difference.label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {SIDES.map(({ side, label }) => (
          <label key={side} className="version-choice">
            <span className="flex items-center gap-2 text-sm text-secondary">
              <input
                type="radio"
                name={difference.label}
                checked={chosen === side}
                onChange={() => onChoose(side)}
              />
              {label}
            </span>
            <VersionValue difference={difference} draft={drafts[side]} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function VersionValue({ difference, draft }: { difference: Difference; draft: ProductDraft }) {
  const text = difference.text(draft);
  if (text === '') return <em className="text-muted">Vacío</em>;
  if (!difference.fields.includes('photos'))
    return <span className="wrap-anywhere whitespace-pre-wrap">{text}</span>;
  return (
    <span className="flex flex-wrap gap-1.5">
      {draft.photos.map((url, index) => (
        <PhotoOfVersion key={url} url={url} place={index + 1} altText={draft.altTexts[index]} />
      ))}
    </span>
  );
}

type PhotoOfVersionProps = {
  readonly url: string;
  /** From 1. */
  readonly place: number;
  readonly altText: string | undefined;
};

/** A photo with its alternative text, because the two versions can differ in the text alone. */
function PhotoOfVersion({ url, place, altText }: PhotoOfVersionProps) {
  return (
    <span className={altText ? 'flex w-full items-center gap-2.5' : undefined}>
      <img
        src={photoUrl(url, 300)}
        alt={`Foto ${place}`}
        width={56}
        height={56}
        className="size-14 rounded-1 object-cover"
      />
      {altText && <span className="min-w-0 text-sm wrap-anywhere">{altText}</span>}
    </span>
  );
}
