import { useId } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Select } from '../select/select.tsx';
import type { BlockProps } from './block-props.ts';
import { StudioBlock } from './studio-block.tsx';
import {
  ACTIONS,
  ROUNDING_MODES,
  ROUNDING_STEPS,
  takesPercent,
  targetFor,
  targetsOf,
  VAT_WORDS,
  type Word,
} from './studio-form.ts';

type ChangeBlockProps = BlockProps & {
  readonly note: string;
  readonly onNote: (note: string) => void;
};

/** 2: what happens to the prices, as one sentence of fields (STUDIO-003), or to the VAT (LAW-001). */
export function ChangeBlock({ form, onChange, problems, note, onNote }: ChangeBlockProps) {
  const problemId = useId();
  return (
    <StudioBlock number={2} title="Qué cambia">
      <div className="studio-sentence">
        <WordSelect
          label="Qué hacer"
          words={ACTIONS}
          value={form.action}
          onChoose={(action) => onChange({ action, target: targetFor(action, form.target) })}
        />
        {form.action === 'iva' ? (
          <WordSelect
            label="Tasa de IVA"
            words={VAT_WORDS}
            value={form.vat}
            onChoose={(vat) => onChange({ vat })}
          />
        ) : (
          <PriceWords form={form} onChange={onChange} problems={problems} problemId={problemId} />
        )}
      </div>
      <p id={problemId} aria-live="polite" className="text-sm text-error not-empty:mt-1.5">
        {problems.value}
      </p>
      {form.action === 'iva' ? (
        <p className="mt-1.5 text-sm text-secondary">Los precios no cambian; sí el precio sin impuestos.</p>
      ) : (
        <details className="studio-note" open={note !== '' || undefined}>
          <summary>Agregar una nota</summary>
          <Field
            label="Nota para el historial"
            placeholder="Lista de noviembre de Costurina"
            autoComplete="off"
            maxLength={200}
            value={note}
            onChange={({ target }) => onNote(target.value)}
          />
        </details>
      )}
    </StudioBlock>
  );
}

type PriceWordsProps = BlockProps & { readonly problemId: string };

function PriceWords({ form, onChange, problems, problemId }: PriceWordsProps) {
  const isPercent = takesPercent(form.action);
  const isRounded = form.roundTo !== '0.01';
  return (
    <>
      <span className="studio-value">
        {!isPercent && <span aria-hidden="true">$</span>}
        <input
          className="input figures"
          aria-label={isPercent ? 'Porcentaje' : 'Monto en pesos'}
          aria-invalid={problems.value === undefined ? undefined : true}
          aria-describedby={problemId}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          placeholder={isPercent ? '12,5' : '500'}
          value={form.value}
          onChange={({ target }) => onChange({ value: target.value })}
        />
        {isPercent && <span aria-hidden="true">%</span>}
      </span>
      <WordSelect
        label="Qué precio"
        words={targetsOf(form.action)}
        value={form.target}
        onChoose={(target) => onChange({ target })}
      />
      <span className="studio-words">y redondear a</span>
      <WordSelect
        label="Redondear a"
        words={ROUNDING_STEPS}
        value={form.roundTo}
        onChoose={(roundTo) => onChange({ roundTo })}
      />
      {isRounded && (
        <WordSelect
          label="Hacia dónde redondear"
          words={ROUNDING_MODES}
          value={form.roundingMode}
          onChoose={(roundingMode) => onChange({ roundingMode })}
        />
      )}
    </>
  );
}

type WordSelectProps<Value extends string> = {
  readonly label: string;
  readonly words: readonly Word<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
};

/** A part of the sentence that can be chosen. */
function WordSelect<Value extends string>({ label, words, value, onChoose }: WordSelectProps<Value>) {
  return (
    <Select
      aria-label={label}
      className="input"
      value={value}
      onChange={({ target }) => onChoose(words.find(([word]) => word === target.value)?.[0] ?? value)}
    >
      {words.map(([word, text]) => (
        <option key={word} value={word}>
          {text}
        </option>
      ))}
    </Select>
  );
}
