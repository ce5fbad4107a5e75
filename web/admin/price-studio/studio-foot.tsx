import { ArrowRight, CircleAlert, CircleCheck, Clock, TriangleAlert, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { deskPath } from '#domain/addresses/desk-path.ts';
import type { Vat } from '#domain/law/vat.ts';
import { VAT_LABELS } from '#domain/law/vat-labels.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { formatCount, formatPercent, formatWholePesos } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SewnProgress } from '#web/ui/sewn-progress.tsx';
import { ChangedPricesLabels } from '../label-job/changed-prices-labels.tsx';
import { WorkProgress } from '../list/work-progress.tsx';
import type { PriceSums } from './preview-rows.ts';
import type { BatchState } from './use-price-batch.ts';

const PRICES = { one: 'precio', many: 'precios' };
const PRODUCTS = { one: 'producto', many: 'productos' };

type Applied = Extract<BatchState, { kind: 'applied' }>;

type StudioFootProps = {
  readonly state: BatchState;
  /** The rows of a change that is being applied, from here or elsewhere. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** `null` while the form changes no prices. */
  readonly sums: PriceSums | null;
  /** What to look at in the rows that will be applied. */
  readonly flags: readonly string[];
  /** The rate that the products get; `null` where prices change. */
  readonly vat: Vat | null;
  /** Whether the shown preview is the form's. */
  readonly isCurrent: boolean;
  readonly onApply: () => void;
  readonly onSchedule: () => void;
  readonly onUndo: (applied: Applied) => void;
};

/** The sums, which stay in sight, with the one action. */
export function StudioFoot(props: StudioFootProps) {
  const { state, sums, progress } = props;
  if (state.kind === 'conflict') return null;
  if (state.kind === 'undoing') {
    return (
      <Foot>
        <SewnProgress />
        <strong role="status" className="mr-auto">
          Deshaciendo…
        </strong>
      </Foot>
    );
  }
  if (state.kind === 'sending' || progress !== null) {
    return (
      <Foot>
        <p role="status" className="sr-only">
          {state.kind === 'sending' && sendingText(state.count, props.vat)}
        </p>
        <WorkProgress
          label={props.vat === null ? 'Aplicando precios' : 'Cambiando el IVA'}
          progress={progress}
          unit="precios"
        />
      </Foot>
    );
  }
  if (sums !== null) return <SumsFoot {...props} sums={sums} />;
  if (state.kind === 'none' || state.kind === 'failed') {
    return state.kind === 'failed' ? (
      <Foot>
        <Failure message={state.message} />
      </Foot>
    ) : null;
  }
  return <DoneFoot key={state.kind} state={state} onUndo={props.onUndo} />;
}

function SumsFoot(props: StudioFootProps & { sums: PriceSums }) {
  const { state, sums, flags, vat, isCurrent, onApply, onSchedule } = props;
  const { included, leftOut } = sums;
  const isUsable = isCurrent && included > 0;
  return (
    <Foot>
      {state.kind === 'failed' && <Failure message={state.message} />}
      <p role="status" className="studio-sums figures">
        {included === 0 && (vat === null ? 'Ningún precio cambia.' : 'Ningún IVA cambia.')}
        {included > 0 && vat !== null && (
          <b>
            {formatCount(included, { one: 'producto pasa', many: 'productos pasan' })} a {VAT_LABELS[vat]}
          </b>
        )}
        {included > 0 && vat === null && <SumsText sums={sums} />}
        {leftOut > 0 && <small>{formatCount(leftOut, { one: 'queda afuera', many: 'quedan afuera' })}</small>}
      </p>
      {flags.length > 0 && (
        <ul className="studio-flags">
          {flags.map((text) => (
            <li key={text}>
              <TriangleAlert aria-hidden="true" /> {text}
            </li>
          ))}
        </ul>
      )}
      {vat === null && (
        <Button variant="outline" className="studio-schedule" disabled={!isUsable} onClick={onSchedule}>
          <Clock aria-hidden="true" /> <span>Programar…</span>
        </Button>
      )}
      <Button variant="primary" size="large" disabled={!isUsable} onClick={onApply}>
        Aplicar a {formatCount(included, PRODUCTS)}
      </Button>
    </Foot>
  );
}

function SumsText({ sums: { before, after } }: { sums: PriceSums }) {
  return (
    <>
      <span className="whitespace-nowrap">
        {pesosText(before)} <ArrowRight aria-hidden="true" className="inline size-4!" />
      </span>{' '}
      <span className="sr-only">pasan a</span> <b className="whitespace-nowrap">{pesosText(after)}</b>{' '}
      <span>{shareText(before, after)}</span>
    </>
  );
}

type DoneState = Extract<BatchState, { kind: 'applied' | 'scheduled' | 'undone' }>;

/** The pressed button is gone by now, so the focus comes here. */
function DoneFoot({ state, onUndo }: { state: DoneState } & Pick<StudioFootProps, 'onUndo'>) {
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => outcome.current?.focus({ preventScroll: true }), []);
  const isScheduled = state.kind === 'scheduled';
  return (
    <Foot>
      <p ref={outcome} tabIndex={-1} role="status" className="studio-done">
        {isScheduled ? <Clock aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
        <strong>{doneText(state)}</strong>
      </p>
      {(isScheduled || !state.isVat) && (
        <ButtonLink to={deskPath(isScheduled ? 'scheduledPrices' : 'priceHistory')} variant="quiet">
          {isScheduled ? 'Ver en Programados' : 'Ver en Historial'}
        </ButtonLink>
      )}
      {state.kind === 'applied' && !state.isVat && (
        <ChangedPricesLabels batchId={state.id} productIds={state.productIds} />
      )}
      {state.kind === 'applied' && (
        <Button variant="outline" onClick={() => onUndo(state)}>
          <Undo2 aria-hidden="true" /> Deshacer
        </Button>
      )}
    </Foot>
  );
}

function doneText(state: DoneState): string {
  if (state.kind === 'applied') return `Listo: ${formatCount(state.changed, nounOf(state))}`;
  if (state.kind === 'scheduled') {
    return `Programado para el ${formatDate(Date.parse(state.startsAt))}: ${formatCount(state.changed, PRICES)}`;
  }
  const restored = `Deshecho: ${formatCount(state.restored, nounOf(state))} como antes`;
  if (state.changedSince === 0) return restored;
  return `${restored}; ${formatCount(state.changedSince, { one: 'cambiado después quedó', many: 'cambiados después quedaron' })} como están`;
}

function sendingText(count: number, vat: Vat | null): string {
  if (vat === null) return `Aplicando ${formatCount(count, PRICES)}…`;
  return `Cambiando el IVA de ${formatCount(count, PRODUCTS)}…`;
}

function nounOf({ isVat }: { isVat: boolean }) {
  return isVat ? PRODUCTS : PRICES;
}

function Failure({ message }: { message: string }) {
  return (
    <p role="alert" className="flex w-full items-start gap-2 text-error">
      <CircleAlert aria-hidden="true" className="mt-0.5" /> {message}
    </p>
  );
}

function Foot({ children }: { children: ReactNode }) {
  return (
    <section aria-label="Resultado" className="work-foot studio-foot gap-x-3 gap-y-2">
      {children}
    </section>
  );
}

function pesosText(sum: number): string {
  return formatWholePesos(Math.round(sum / 100));
}

/** '(+12,64 %)' of the sum. */
function shareText(before: number, after: number): string {
  if (before === 0) return '';
  const hundredths = Math.round(((after - before) * 10_000) / before);
  return `(${hundredths > 0 ? '+' : ''}${formatPercent(hundredths)})`;
}
