import './legal.css';
import { legalBlocks } from '#domain/store/legal-blocks.ts';

/** A text with headings; what looks like markup is shown as it was typed. */
export function LegalText({ text }: { text: string }) {
  return (
    <div className="legal-text">
      {legalBlocks(text).map(({ kind, text }, index) =>
        kind === 'heading' ? <h2 key={index}>{text}</h2> : <p key={index}>{text}</p>,
      )}
    </div>
  );
}
