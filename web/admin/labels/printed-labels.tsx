import './printed-labels.css';
import { createPortal } from 'react-dom';
import type { Label } from '#domain/labels/label.ts';
import { LabelFace } from './label-face.tsx';
import { type LabelPaper, singleOf } from './label-paper.ts';
import { LabelSheetDrawing, sheetsOfPaper } from './label-sheet-drawing.tsx';

type PrintedLabelsProps = {
  readonly labels: readonly Label[];
  readonly paper: LabelPaper;
  readonly firstFree: number;
};

/** What the print dialog gets instead of the screen. */
export function PrintedLabels({ labels, paper, firstFree }: PrintedLabelsProps) {
  const single = singleOf(paper);
  return createPortal(
    <div className="printed-labels" aria-hidden="true">
      {paper.kind === 'sheet'
        ? sheetsOfPaper(labels, paper, firstFree).map((places, at) => (
            <LabelSheetDrawing key={at} labels={places} paper={paper} />
          ))
        : labels.map((label, at) => (
            <div key={at} className="printed-single" data-size={single.key}>
              <LabelFace
                label={label}
                parts={paper.parts}
                size={single}
                isLarge={paper.isLarge}
                paper="roll"
              />
            </div>
          ))}
    </div>,
    document.body,
  );
}
