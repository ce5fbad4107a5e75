import { type LabelSheet, labelsOnSheet } from '#domain/labels/label-sheet.ts';
import { customProperties } from '#web/storefront/custom-properties.ts';

type FirstFreeProps = {
  readonly sheet: LabelSheet;
  /** How many places are used up. */
  readonly value: number;
  readonly onChoose: (firstFree: number) => void;
};

/** A sheet that has been printed on before begins at its first free label. */
export function FirstFree({ sheet, value, onChoose }: FirstFreeProps) {
  const places = Array.from({ length: labelsOnSheet(sheet) }, (_, place) => place);
  return (
    <fieldset className="first-free">
      <legend>Primera libre</legend>
      <p>Toca la primera que todavía sirve.</p>
      <div className="first-free-sheet" style={customProperties({ '--columns': sheet.columns })}>
        {places.map((place) => (
          <button
            key={place}
            type="button"
            aria-label={`Desde la ${place + 1}`}
            aria-pressed={place === value}
            data-used={place < value || undefined}
            onClick={() => onChoose(place)}
          >
            {place === value ? place + 1 : ''}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
