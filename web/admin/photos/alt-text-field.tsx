import { isLongAltText } from './photo-entry.ts';

export type AltTextControl = {
  readonly id: string;
  /** The id of the field's note or error. */
  readonly describedBy: string;
  readonly onChange: (text: string) => void;
};

type AltTextFieldProps = AltTextControl & {
  /** The photo's place, from 1. */
  readonly place: number;
  readonly text: string;
};

/** A photo's alternative text. It is a single line that may wrap, so line breaks become spaces. */
export function AltTextField({ id, describedBy, onChange, place, text }: AltTextFieldProps) {
  return (
    <div className="photo-text">
      <label htmlFor={id}>
        Texto alternativo<span className="sr-only"> de la foto {place}</span>
      </label>
      <textarea
        id={id}
        className="input"
        rows={3}
        value={text}
        aria-describedby={describedBy}
        aria-invalid={isLongAltText(text) || undefined}
        onChange={({ target }) => onChange(target.value.replace(/[\r\n]+/g, ' '))}
      />
    </div>
  );
}
