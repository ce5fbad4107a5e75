import { isLongAltText } from './photo-entry.ts';

export type AltTextControl = {
  readonly id: string;
  /** The id of what says what it is for, or what is wrong with it. */
  readonly describedBy: string;
  readonly onChange: (text: string) => void;
};

type AltTextFieldProps = AltTextControl & {
  /** Of its photo, from 1. */
  readonly place: number;
  readonly text: string;
};

/** What a photo shows, in a line that may wrap: a pasted text keeps no line breaks. */
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
