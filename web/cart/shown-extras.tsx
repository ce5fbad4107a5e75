import { extrasInWords, type LineExtras } from '#domain/cart/line-extras.ts';
import { WrittenComment } from './written-comment.tsx';

type ShownExtrasProps = { readonly extras: LineExtras; readonly className?: string };

/** What a line carries besides product and units, on every screen that shows a line. */
export function ShownExtras({ extras, className }: ShownExtrasProps) {
  return extrasInWords(extras).map(({ name, text }) => (
    <WrittenComment key={name} name={name} text={text} className={className} />
  ));
}
