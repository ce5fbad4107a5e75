type StitchColumnProps = {
  /** The column's place in the drawing, in px; its height stands for its count. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly perStitch: number;
  readonly isToday: boolean;
};

const GAP = 0.42;
const THICKEST = 12;

export function StitchColumn({ x, y, width, height, count, perStitch, isToday }: StitchColumnProps) {
  const stitches = Math.ceil(count / perStitch);
  const step = stitches === 0 ? 0 : height / stitches;
  const thickness = Math.min(THICKEST, step * (1 - GAP));
  const bottoms = Array.from({ length: stitches }, (_, index) => y + height - index * step);
  return (
    <g fill={isToday ? 'var(--thread)' : 'var(--field-line)'} opacity={isToday ? 1 : 0.55}>
      {bottoms.map((bottom) => (
        <rect key={bottom} x={x} y={bottom - thickness} width={width} height={thickness} rx={thickness / 2} />
      ))}
    </g>
  );
}
