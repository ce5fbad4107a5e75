import { Printer, ScrollText, StickyNote } from 'lucide-react';
import type { LabelParts } from '#domain/labels/label.ts';
import { LABEL_SHEETS, type LabelSheet } from '#domain/labels/label-sheet.ts';
import { SINGLE_LABELS } from '#domain/labels/single-label.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '../select/select.tsx';
import { FirstFree } from './first-free.tsx';
import { type LabelPaper, sheetOf } from './label-paper.ts';
import { MarginsForm } from './margins-form.tsx';
import { millimetres } from './millimetres.ts';
import { SheetPreview } from './sheet-preview.tsx';
import { SinglePreview } from './single-preview.tsx';
import type { Labels } from './use-labels.ts';

const KINDS = [
  { kind: 'sheet', label: 'Hoja A4', Icon: StickyNote },
  { kind: 'single', label: 'De a una', Icon: ScrollText },
  { kind: 'zpl', label: 'ZPL', Icon: Printer },
] as const;

const PARTS: readonly { readonly part: keyof LabelParts; readonly label: string }[] = [
  { part: 'brand', label: 'Marca' },
  { part: 'variant', label: 'Color o modelo' },
  { part: 'price', label: 'Precio' },
  { part: 'netPrice', label: 'Precio sin impuestos' },
];

/** On what they are printed, and the sheet as it will come out. */
export function PaperBlock({ labels }: { labels: Labels }) {
  const { paper, changePaper } = labels;
  return (
    <>
      <div className="label-kinds">
        {KINDS.map(({ kind, label, Icon }) => (
          <button
            key={kind}
            type="button"
            aria-pressed={paper.kind === kind}
            onClick={() => changePaper({ kind })}
          >
            <Icon aria-hidden="true" /> {label}
          </button>
        ))}
      </div>
      {paper.kind === 'sheet' ? <OnSheets labels={labels} /> : <OnRoll labels={labels} />}
      <fieldset className="label-parts">
        <legend className="sr-only">Qué dice cada una</legend>
        {PARTS.filter(({ part }) => part !== 'netPrice' || labels.saysNet).map(({ part, label }) => (
          <label key={part}>
            <input
              type="checkbox"
              checked={paper.parts[part]}
              onChange={({ target }) => changePaper({ parts: { ...paper.parts, [part]: target.checked } })}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </>
  );
}

function OnSheets({ labels }: { labels: Labels }) {
  const { paper, changePaper } = labels;
  const sheet = sheetOf(paper);
  return (
    <div className="label-sheets">
      <div className="grid content-start gap-4">
        <Field label="Hoja">
          {(control) => (
            <Select
              {...control}
              value={sheet.key}
              onChange={({ target }) => changePaper({ sheet: target.value })}
            >
              {LABEL_SHEETS.map((one) => (
                <option key={one.key} value={one.key}>
                  {sheetText(one)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <FirstFree sheet={sheet} value={labels.firstFree} onChoose={labels.setFirstFree} />
        <MarginsForm key={sheet.key} paper={paper} onChange={changePaper} />
      </div>
      <SheetPreview labels={labels} />
    </div>
  );
}

/** 'A4 · 24 de 70 × 37 mm'. */
function sheetText({ columns, rows, width, height }: LabelSheet): string {
  return `A4 · ${columns * rows} de ${millimetres(width)} × ${millimetres(height)} mm`;
}

function OnRoll({ labels: { paper, changePaper, chosen } }: { labels: Labels }) {
  return (
    <div className="grid gap-4">
      <Field label="Etiqueta">
        {(control) => (
          <Select
            {...control}
            value={paper.single}
            onChange={({ target }) => changePaper({ single: target.value })}
          >
            {SINGLE_LABELS.map(({ key, width, height }) => (
              <option key={key} value={key}>
                {width} × {height} mm
              </option>
            ))}
          </Select>
        )}
      </Field>
      {paper.kind === 'single' && <PriceSize paper={paper} onChange={changePaper} />}
      <SinglePreview label={chosen[0]?.label ?? null} paper={paper} />
    </div>
  );
}

type PriceSizeProps = {
  readonly paper: LabelPaper;
  readonly onChange: (change: Partial<LabelPaper>) => void;
};

function PriceSize({ paper, onChange }: PriceSizeProps) {
  return (
    <Field label="Letra del precio">
      {(control) => (
        <Select
          {...control}
          value={paper.isLarge ? 'large' : 'normal'}
          onChange={({ target }) => onChange({ isLarge: target.value === 'large' })}
        >
          <option value="large">Grande</option>
          <option value="normal">Normal</option>
        </Select>
      )}
    </Field>
  );
}
