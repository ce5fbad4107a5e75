import type { QrCode } from './qr-code.ts';

type QrDrawingProps = {
  readonly code: QrCode;
  readonly label: string;
  readonly className?: string | undefined;
};

/** A QR code, dark on white in every theme. */
export function QrDrawing({ code: { size, path }, label, className }: QrDrawingProps) {
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
