import { useState } from 'react';
import { photoUrl } from '#domain/photos/photo-url.ts';
import { ConflictView, VersionText } from '../conflict/conflict-view.tsx';
import type { ProductDraft } from '../product-form/product-draft.ts';
import { type Difference, draftDifferences, mergedDraft } from './draft-differences.ts';
import type { Conflict, ProductEdit } from './use-product-edit.ts';

type ProductConflictProps = { readonly conflict: Conflict; readonly edit: ProductEdit };

/** Another administrator saved the product first. */
export function ProductConflict({ conflict, edit }: ProductConflictProps) {
  const { base, mine, theirs } = conflict;
  const [differences] = useState(() =>
    draftDifferences({ base, mine, theirs }).map((difference) => ({
      key: difference.label,
      label: difference.label,
      suggested: difference.suggested,
      shown: {
        mine: <VersionValue difference={difference} draft={mine} />,
        theirs: <VersionValue difference={difference} draft={theirs} />,
      },
    })),
  );
  return (
    <ConflictView
      title="Otra persona guardó cambios antes que tú."
      advice="Elige qué queda en cada dato. Después puedes seguir editando antes de guardar."
      differences={differences}
      onSettle={(sides) => edit.settle(mergedDraft({ mine, theirs }, sides))}
      inDialog={{ body: 'product-dialog-body', foot: 'product-dialog-foot' }}
    />
  );
}

function VersionValue({ difference, draft }: { difference: Difference; draft: ProductDraft }) {
  const text = difference.text(draft);
  if (text === '' || !difference.fields.includes('photos')) return <VersionText text={text} />;
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
