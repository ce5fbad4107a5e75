import { qrCode } from './qr-code.ts';

/** Modules of white that a reader needs around a code. */
const QUIET_ZONE = 4;

/** A text as a QR code, dark on white in every theme; nothing for one that is too long for it. */
export function QrFigure({ text, label, className }: { text: string; label: string; className?: string }) {
  const code = qrCode(text);
  if (code === null) return null;
  const side = code.length + 2 * QUIET_ZONE;
  const path = code
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={`M0 0h${side}v${side}h${-side}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
