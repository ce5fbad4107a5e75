import type { Label } from '#domain/labels/label.ts';
import { A4, labelCorner, sheetsOf } from '#domain/labels/label-sheet.ts';
import { LabelFace } from './label-face.tsx';
import { type LabelPaper, marginsOf, sheetOf } from './label-paper.ts';

type SheetProps = {
  /** By place; `null` is a place without one. */
  readonly labels: readonly (Label | null)[];
  readonly paper: LabelPaper;
};

/** A sheet of labels, in millimetres: on paper as on the screen. */
export function LabelSheetDrawing({ labels, paper }: SheetProps) {
  const sheet = sheetOf(paper);
  const margins = marginsOf(paper);
  return (
    <div className="label-sheet" style={{ width: `${A4.width}mm`, height: `${A4.height}mm` }}>
      {labels.map((label, place) => {
        const { x, y } = labelCorner(sheet, margins, place);
        return (
          <div
            key={place}
            className={label === null ? 'label-place label-used' : 'label-place'}
            style={{ left: `${x}mm`, top: `${y}mm`, width: `${sheet.width}mm`, height: `${sheet.height}mm` }}
          >
            {label !== null && (
              <LabelFace
                label={label}
                parts={paper.parts}
                size={sheet}
                isLarge={paper.isLarge}
                paper="sheet"
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** All sheets of so many labels. */
export function sheetsOfPaper(labels: readonly Label[], paper: LabelPaper, firstFree: number) {
  return sheetsOf(labels, sheetOf(paper), firstFree);
}
