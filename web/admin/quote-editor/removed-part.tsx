import { Undo2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { quoteFieldId } from './quote-field-id.ts';
import type { QuoteRemoval } from './use-quote-removal.ts';

/** Stands where a line was, until it is had back or another one is removed. */
export function RemovedPart({ removal: { removed, undo } }: { removal: QuoteRemoval }) {
  if (removed === null) return null;
  const textId = quoteFieldId('removed');
  return (
    <>
      <span id={textId} className="min-w-0 wrap-anywhere">
        Se quitó {removed.name}.
      </span>
      <Button id={quoteFieldId('undo')} variant="quiet" size="small" aria-describedby={textId} onClick={undo}>
        <Undo2 aria-hidden="true" /> Deshacer
      </Button>
    </>
  );
}
