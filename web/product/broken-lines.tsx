import { descriptionLines } from '#domain/text/description-lines.ts';

/** Text whose slashes are line breaks; nothing else in it is markup (DETAIL-012, DETAIL-013). */
export function BrokenLines({ text }: { text: string }) {
  return descriptionLines(text).map((line, index) => (
    <span key={index} className="block">
      {line.trim()}
    </span>
  ));
}
