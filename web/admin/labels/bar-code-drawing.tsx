import { symbologyOf } from '#domain/bar-codes/bar-code.ts';
import { type Bars, moduleWidth } from './bars.ts';

type BarCodeDrawingProps = {
  readonly code: string;
  readonly bars: Bars;
  /** In mm. */
  readonly room: number;
};

/** The bars with their digits; the digits alone where the bars would be too narrow for a scanner. */
export function BarCodeDrawing({ code, bars, room }: BarCodeDrawingProps) {
  const width = moduleWidth(bars, room);
  return (
    <span className="label-code" style={{ paddingInline: `${bars.quiet * (width ?? 0)}mm` }}>
      {width !== null && (
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${bars.modules} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          style={{ width: `${bars.modules * width}mm` }}
        >
          <path d={bars.bars.map(({ at, width }) => `M${at} 0h${width}v1h-${width}z`).join('')} />
        </svg>
      )}
      <span className="label-digits">{groupsOf(code)}</span>
    </span>
  );
}

/** '2 000000 113098', as below an EAN-13. */
function groupsOf(code: string): string {
  return symbologyOf(code) === 'ean13' ? `${code.slice(0, 1)} ${code.slice(1, 7)} ${code.slice(7)}` : code;
}
