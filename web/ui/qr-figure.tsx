import { encode } from 'uqr';

/** The white border that a reader needs, in modules. */
const QUIET_ZONE = 4;

/** The capacity of the largest code. */
const MAX_BYTES = 2953;

/** A text as a QR code, dark on white in every theme. A text that is too long shows nothing. */
export function QrFigure({ text, label, className }: { text: string; label: string; className?: string }) {
  if (new TextEncoder().encode(text).length > MAX_BYTES) return null;
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={`M0 0h${size}v${size}h${-size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
