import { useRevalidator } from 'react-router';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { PriceListFaults } from './price-list-faults.tsx';
import { PriceUpdateResult } from './price-update-result.tsx';
import { type PriceUpdateOutcome, requestPriceUpdate } from './request-price-update.ts';

/** 'Actualizar Precios': confirms, waits and reports the outcome (PRICES-001). */
export function usePriceUpdate(): () => Promise<void> {
  const { confirm, notify, loading } = useDialogs();
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
      const isChosen = await confirm({
        title: '¿Con qué hoja?',
        text: `La lista tiene ${sheets.length} hojas. ¿Actualizar con «${sheet}»?`,
        confirmLabel: 'Sí, con esta',
        cancelLabel: index < others.length ? 'Ver la siguiente' : 'Cancelar',
        tone: 'info',
      });
      if (isChosen) return sheet;
    }
    return null;
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
    const outcome = await requestPriceUpdate(async (read, sheets) => {
      wait.close();
      const sheet = await chooseSheet(read, sheets);
      wait = loading({ title: 'Actualizando precios...' });
      return sheet;
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
