import { useRevalidator } from 'react-router';
import { formatCount } from '#web/format.ts';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { PriceListFaults } from './price-list-faults.tsx';
import { PriceUpdateResult } from './price-update-result.tsx';
import { type PriceUpdateOutcome, requestPriceUpdate } from './request-price-update.ts';

/** 'Actualizar Precios': confirms, waits and reports the outcome (PRICES-001). */
export function usePriceUpdate(): () => Promise<void> {
  const { ask, confirm, notify, loading } = useDialogs();
  const { revalidate } = useRevalidator();

  function cancelled(): Promise<void> {
    return notify({
      title: 'Actualización cancelada',
      text: 'La actualización de precios ha sido cancelada.',
    });
  }

  /** Asks about one sheet after the other, that which was read first. */
  async function chooseSheet(read: string, sheets: readonly string[]): Promise<string | null> {
    const others = sheets.filter((sheet) => sheet !== read);
    for (const [index, sheet] of [read, ...others].entries()) {
      const answer = await ask({
        title: '¿Con qué hoja?',
        text: `La lista tiene ${sheets.length} hojas. ¿Actualizar con «${sheet}»?`,
        confirmLabel: 'Sí, con esta',
        cancelLabel: index < others.length ? 'Ver la siguiente' : 'Cancelar',
        tone: 'info',
      });
      if (answer === 'yes') return sheet;
      if (answer === 'closed') return null;
    }
    return null;
  }

  async function movePacks(count: number): Promise<boolean | null> {
    const have = formatCount(count, {
      one: 'producto tiene precio por cantidad, que la lista no trae y queda igual',
      many: 'productos tienen precio por cantidad, que la lista no trae y queda igual',
    });
    const answer = await ask({
      title: '¿Cambiar también los packs?',
      text: `${have}. El pack puede quedar más caro o regalado. Si lo cambias, se mueve en la misma proporción.`,
      confirmLabel: 'Cambiar también',
      cancelLabel: 'Dejar igual',
      tone: 'info',
    });
    return answer === 'closed' ? null : answer === 'yes';
  }

  function report(outcome: PriceUpdateOutcome): Promise<void> {
    if (outcome.kind === 'cancelled') return cancelled();
    if (outcome.kind === 'updated') {
      const text = <PriceUpdateResult {...outcome} />;
      return notify({ title: 'Precios actualizados', text, tone: 'success' });
    }
    return notify({ title: 'Error', text: failureText(outcome), tone: 'error' });
  }

  return async () => {
    const isConfirmed = await confirm({
      title: '¿Actualizar los precios?',
      text: 'Esto actualizará los precios y puede tardar hasta 1 minuto.',
      confirmLabel: 'Sí, actualizar',
      cancelLabel: 'Cancelar',
      tone: 'info',
    });
    if (!isConfirmed) return cancelled();
    let wait = loading({ title: 'Actualizando precios...' });
    /** The wait makes room for a question. */
    async function asking<T>(question: () => Promise<T>): Promise<T> {
      wait.close();
      const answer = await question();
      wait = loading({ title: 'Actualizando precios...' });
      return answer;
    }
    const outcome = await requestPriceUpdate({
      chooseSheet: (read, sheets) => asking(() => chooseSheet(read, sheets)),
      movePacks: (count) => asking(() => movePacks(count)),
    });
    // Lists behind the dialog are fetched again (PRICES-004).
    if (outcome.kind === 'updated') await revalidate();
    wait.close();
    await report(outcome);
  };
}

function failureText(outcome: Exclude<PriceUpdateOutcome, { kind: 'updated' | 'cancelled' }>) {
  if (outcome.kind === 'failed') return `Error con el estado: ${outcome.status}`;
  if (outcome.kind === 'unexpected') return `Error inesperado al actualizar los precios: ${outcome.error}`;
  return (
    <>
      <p>Error al actualizar los precios: {outcome.message}</p>
      {outcome.faults.length > 0 && <PriceListFaults faults={outcome.faults} />}
    </>
  );
}
