import type { Label } from '#domain/labels/label.ts';
import { LabelFace } from './label-face.tsx';
import { type LabelPaper, singleOf } from './label-paper.ts';

type SinglePreviewProps = {
  /** The first one; `null` without any. */
  readonly label: Label | null;
  readonly paper: LabelPaper;
};

/** One label with its measure, larger than it is. A printer of ZPL sets letters of its own, so it shows the idea. */
export function SinglePreview({ label, paper }: SinglePreviewProps) {
  const size = singleOf(paper);
  if (label === null) return null;
  return (
    <figure className="single-preview">
      <div aria-hidden="true" className="single-preview-paper">
        <span className="single-measure" style={{ width: `${size.width}mm` }}>
          {size.width} mm
        </span>
        <LabelFace label={label} parts={paper.parts} size={size} isLarge={paper.isLarge} paper="roll" />
      </div>
      <figcaption>
        {paper.kind === 'zpl'
          ? 'La impresora pone su propia letra. Prueba con una antes de imprimir muchas.'
          : 'Más grande que en el papel. Mide el papel antes de imprimir muchas.'}
      </figcaption>
    </figure>
  );
}
