import { useState } from 'react';
import type { Product } from '#domain/products/product.ts';
import type { WireQuoteDraftContent } from '#schemas/quote.ts';
import { ConflictView, VersionText } from '../conflict/conflict-view.tsx';
import { draftDifferences, mergedDraft } from './quote-differences.ts';
import type { DraftConflict } from './use-quote-draft.ts';

type QuoteConflictProps = {
  readonly conflict: DraftConflict;
  readonly products: ReadonlyMap<string, Product>;
  readonly onSettle: (content: WireQuoteDraftContent) => void;
};

/** Another administrator saved the quote's draft first. */
export function QuoteConflict({ conflict, products, onSettle }: QuoteConflictProps) {
  const [differences] = useState(() =>
    draftDifferences(conflict, products).map(({ text, ...difference }) => ({
      ...difference,
      shown: {
        mine: <VersionText text={text(conflict.mine)} absence="No está" />,
        theirs: <VersionText text={text(conflict.theirs)} absence="No está" />,
      },
    })),
  );
  return (
    <ConflictView
      title="Otra persona cambió este presupuesto antes que tú."
      advice="Elige qué queda en cada parte. Después puedes seguir editando antes de enviarlo."
      differences={differences}
      onSettle={(sides) => onSettle(mergedDraft(conflict, sides))}
    />
  );
}
