import { qrCode } from './qr-code.ts';
import { QrDrawing } from './qr-drawing.tsx';

/** A text as a QR code. A text that is too long shows nothing. */
export function QrFigure({ text, label, className }: { text: string; label: string; className?: string }) {
  const code = qrCode(text);
  return code && <QrDrawing code={code} label={label} className={className} />;
}
