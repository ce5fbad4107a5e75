import { useState } from 'react';
import { fitsOnPaper, type SheetMargins } from '#domain/labels/label-sheet.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { type LabelPaper, marginsOf, sheetOf } from './label-paper.ts';
import { millimetres } from './millimetres.ts';

const FIELDS: readonly { readonly side: keyof SheetMargins; readonly label: string }[] = [
  { side: 'top', label: 'Arriba' },
  { side: 'left', label: 'Izquierda' },
  { side: 'across', label: 'Entre columnas' },
  { side: 'down', label: 'Entre filas' },
];

/** '0,5' or '.5'; up to 60 mm. */
const TYPED = /^(?:\d{1,2}|\d{0,2}[.,]\d{1,2})$/;

type MarginsFormProps = {
  readonly paper: LabelPaper;
  readonly onChange: (change: Partial<LabelPaper>) => void;
};

/** What a printer needs moved: margins and gaps of this sheet, in mm. */
export function MarginsForm({ paper, onChange }: MarginsFormProps) {
  const sheet = sheetOf(paper);
  const margins = marginsOf(paper);
  const [typed, setTyped] = useState(textsOf(margins));

  function change(side: keyof SheetMargins, text: string): void {
    setTyped({ ...typed, [side]: text });
    const value = TYPED.test(text) ? Number(text.replace(',', '.')) : null;
    if (value !== null && value <= 60)
      onChange({ margins: { ...paper.margins, [sheet.key]: { ...margins, [side]: value } } });
  }

  return (
    <details className="label-margins">
      <summary>Márgenes y separación</summary>
      <div className="label-margin-fields">
        {FIELDS.map(({ side, label }) => (
          <Field
            key={side}
            label={`${label} (mm)`}
            inputMode="decimal"
            autoComplete="off"
            value={typed[side]}
            error={TYPED.test(typed[side]) ? undefined : 'Escribe milímetros, como 0,5.'}
            onChange={({ target }) => change(side, target.value)}
          />
        ))}
      </div>
      {!fitsOnPaper(sheet, margins) && (
        <p role="status" className="text-sm text-error">
          Con esos márgenes las últimas no entran en la hoja.
        </p>
      )}
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          setTyped(textsOf(sheet.margins));
          const { [sheet.key]: _, ...others } = paper.margins;
          onChange({ margins: others });
        }}
      >
        Volver a los de la hoja
      </Button>
    </details>
  );
}

function textsOf({ left, top, across, down }: SheetMargins): Readonly<Record<keyof SheetMargins, string>> {
  return {
    left: millimetres(left),
    top: millimetres(top),
    across: millimetres(across),
    down: millimetres(down),
  };
}
