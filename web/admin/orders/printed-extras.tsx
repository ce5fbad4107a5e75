import { extrasInWords, type LineExtras } from '#domain/cart/line-extras.ts';

/** What a line carries besides product and units, on paper. */
export function PrintedExtras({ extras }: { extras: LineExtras }) {
  return extrasInWords(extras).map(({ name, text }) => (
    <small key={name} className="sheet-comment">
      {`${name}: ${text}`}
    </small>
  ));
}
