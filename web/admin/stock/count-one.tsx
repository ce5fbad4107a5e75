import { ArrowLeft, ArrowRight, Barcode, Minus, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isByMeasure } from '#domain/measure/sale-unit.ts';
import { photoSrcSet, photoUrl } from '#domain/photos/photo-url.ts';
import { MOST_STOCK } from '#domain/stock/stock-move.ts';
import { AmountStepper } from '#web/measure/amount-stepper.tsx';
import { Button } from '#web/ui/button.tsx';
import { typedUnits } from '#web/ui/typed-units.ts';
import { FormError } from '../login/form-error.tsx';
import type { CountItem } from './count-place.ts';
import { VariantName } from './variant-name.tsx';

type CountOneProps = {
  readonly title: string;
  readonly item: CountItem;
  readonly step: { readonly at: number; readonly of: number; readonly done: number };
  /** `null` is not counted yet. */
  readonly value: number | null;
  readonly error: string | null;
  readonly isSending: boolean;
  /** Goes to the product of a scanned code; `false` when this part of the shop has none. */
  readonly onCode: (code: string) => boolean;
  readonly onValue: (value: number | null) => void;
  readonly onMove: (step: 1 | -1) => void;
  readonly onCompare: () => void;
};

/** One thing to count, for one hand. What the book says is not shown, so that people count. */
export function CountOne({ title, item, step, value, onValue, onMove, onCompare, ...rest }: CountOneProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const subject = item.variant === '' ? item.name : `${item.name}, ${item.variant}`;
  return (
    <form
      className="count-one"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onMove(1);
      }}
    >
      <p className="count-head">
        <b>{title}</b>
        <span className="figures text-secondary">
          {step.at + 1} de {step.of}
        </span>
      </p>
      <progress className="count-progress" aria-label="Contados" value={step.done} max={step.of} />
      <CodeJump onCode={rest.onCode} />
      <CountPhoto photo={item.photo} />
      <p className="text-sm text-secondary wrap-anywhere">
        {[item.code, item.brand].filter((text) => text !== '').join(' · ')}
      </p>
      <h2 className="text-block wrap-anywhere">{item.name}</h2>
      <p className="count-variant">
        <VariantName name={item.variant} />
      </p>
      {isByMeasure(item.unit) ? (
        <span className="count-measure">
          <AmountStepper
            label={`Cuánto hay de ${subject}`}
            subject={subject}
            unit={item.unit}
            value={value ?? 0}
            onChange={onValue}
          />
        </span>
      ) : (
        <span className="count-field">
          <button
            type="button"
            aria-label={`Uno menos de ${subject}`}
            onClick={() => onValue(Math.max((value ?? 0) - 1, 0))}
          >
            <Minus aria-hidden="true" />
          </button>
          <input
            ref={field}
            inputMode="numeric"
            enterKeyHint="next"
            autoComplete="off"
            aria-label={`Cuántos hay de ${subject}`}
            placeholder="—"
            value={value ?? ''}
            onChange={({ target }) => {
              if (target.value.trim() === '') return onValue(null);
              const units = typedUnits(target.value, MOST_STOCK);
              if (units !== null) onValue(units);
            }}
            onFocus={({ target }) => target.select()}
          />
          <button
            type="button"
            aria-label={`Uno más de ${subject}`}
            onClick={() => onValue((value ?? 0) + 1)}
          >
            <Plus aria-hidden="true" />
          </button>
        </span>
      )}
      <p className="text-fine text-center text-muted">
        La cantidad del libro no se muestra hasta el final, así se cuenta de verdad.
      </p>
      <FormError text={rest.error} />
      <div className="work-foot stock-foot gap-2.5">
        <Button variant="outline" aria-label="Anterior" disabled={step.at === 0} onClick={() => onMove(-1)}>
          <ArrowLeft aria-hidden="true" />
        </Button>
        <Button variant="outline" disabled={step.done === 0} isLoading={rest.isSending} onClick={onCompare}>
          Diferencias
        </Button>
        <Button type="submit" variant="primary" className="grow" isLoading={rest.isSending}>
          {value === null ? 'Saltar' : 'Siguiente'} <ArrowRight aria-hidden="true" />
        </Button>
      </div>
    </form>
  );
}

function CountPhoto({ photo }: { photo: string | null }) {
  const source =
    photo === null
      ? { src: '/art/no-photo.svg' }
      : { src: photoUrl(photo, 600), srcSet: photoSrcSet(photo, { widest: 600 }), sizes: '390px' };
  return <img {...source} alt="" width={400} height={300} className="count-photo" />;
}

/** A scanner types a code and Enter; so does a person. */
function CodeJump({ onCode }: { onCode: (code: string) => boolean }) {
  const [typed, setTyped] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  return (
    <div className="count-code">
      <Barcode aria-hidden="true" />
      <input
        className="input"
        aria-label="Ir a un código"
        placeholder="Escanear o escribir un código"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typed.trim() === '') return;
          event.preventDefault();
          setUnknown(!onCode(typed.trim()));
          setTyped('');
        }}
      />
      <p role="status" className="text-fine text-warning empty:hidden">
        {isUnknown && 'Ese código no es de esta sección.'}
      </p>
    </div>
  );
}
