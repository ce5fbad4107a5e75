import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Stitch } from '#web/ui/stitch.tsx';
import { wantedLabels } from './label-rows.ts';
import { LabelSheetDrawing, sheetsOfPaper } from './label-sheet-drawing.tsx';
import type { Labels } from './use-labels.ts';

/** The sheets, one at a time, smaller than they are. */
export function SheetPreview({ labels: { chosen, paper, firstFree } }: { labels: Labels }) {
  const [at, setAt] = useState(0);
  const sheets = sheetsOfPaper(wantedLabels(chosen), paper, firstFree);
  const last = Math.max(sheets.length - 1, 0);
  const shown = Math.min(at, last);
  return (
    <div className="sheet-preview">
      <div className="sheet-preview-head">
        <span className="text-sm font-semibold" aria-live="polite">
          Hoja {shown + 1} de {last + 1}
        </span>
        <Stitch className="grow" />
        <IconButton
          label="Hoja anterior"
          aria-disabled={shown === 0}
          onClick={() => setAt(Math.max(shown - 1, 0))}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton
          label="Hoja siguiente"
          aria-disabled={shown === last}
          onClick={() => setAt(Math.min(shown + 1, last))}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <div className="sheet-preview-paper" aria-hidden="true">
        <LabelSheetDrawing labels={sheets[shown] ?? []} paper={paper} />
      </div>
    </div>
  );
}
