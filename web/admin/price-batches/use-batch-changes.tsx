import type { WirePriceBatch } from '#schemas/price-change-answers.ts';
import { formatCount } from '#web/format.ts';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import { undoPrices } from '../price-studio/price-changes-api.ts';
import { ScrollList } from '../prices/scroll-list.tsx';
import { useChangeDialogs } from '../use-change-dialogs.ts';
import { cancelBatch, fetchBatch } from './batches-api.ts';

const PRICES = { one: 'precio', many: 'precios' };

type BatchChanges = {
  /** Confirms first. @param ids the rows to restore; `null` for all. Resolves to whether it was done. */
  undo(batch: WirePriceBatch, ids: readonly string[] | null): Promise<boolean>;
  cancel(batch: WirePriceBatch): Promise<boolean>;
};

/** 'Deshacer' and 'Cancelar' of batches (STUDIO-008, STUDIO-009). */
export function useBatchChanges(onChanged: () => Promise<void>): BatchChanges {
  const { confirm, notify, loading } = useDialogs();
  const { reportFailure } = useChangeDialogs();
  const toast = useToast();

  async function report(batch: WirePriceBatch, restored: number, changedSince: readonly string[]) {
    const title = `Deshecho: ${formatCount(restored, PRICES)} como antes`;
    if (changedSince.length === 0) return toast.show({ title, tone: 'success' });
    const names = await namesOf(batch.id, changedSince);
    await notify({
      title: restored === 0 ? 'No se deshizo ningún precio' : title,
      text: (
        <>
          <p>
            {formatCount(changedSince.length, {
              one: 'precio queda como está: cambió después.',
              many: 'precios quedan como están: cambiaron después.',
            })}
          </p>
          <ScrollList label="Cambiado después">
            {names.map(({ id, name }) => (
              <li key={id} className="py-1.5">
                {name}
              </li>
            ))}
          </ScrollList>
        </>
      ),
      tone: 'info',
    });
  }

  return {
    async undo(batch, ids) {
      const { back, later } = await undoCounts(batch, ids);
      const count = formatCount(back, {
        one: 'precio vuelve a ser el de antes',
        many: 'precios vuelven a ser los de antes',
      });
      const left = formatCount(later, {
        one: 'que cambió después queda como está',
        many: 'que cambiaron después quedan como están',
      });
      const isConfirmed = await confirm({
        title: '¿Deshacer este cambio?',
        text: later > 0 ? `${count}; ${left}.` : `${count}.`,
        confirmLabel: 'Sí, deshacer',
        cancelLabel: 'Cancelar',
        tone: 'info',
      });
      if (!isConfirmed) return false;
      const wait = loading({ title: 'Deshaciendo…' });
      const outcome = await undoPrices(batch.id, ids);
      if (outcome.ok) await onChanged();
      wait.close();
      if (outcome.ok) await report(batch, outcome.data.restored, outcome.data.changedSince);
      else await reportFailure(outcome.message);
      return outcome.ok;
    },
    async cancel(batch) {
      const isConfirmed = await confirm({
        title: '¿Cancelar este cambio programado?',
        text: 'Los precios quedan como están. Lo programado sigue a la vista, como cancelado.',
        confirmLabel: 'Sí, cancelarlo',
        cancelLabel: 'Volver',
      });
      if (!isConfirmed) return false;
      const outcome = await cancelBatch(batch.id);
      await onChanged();
      if (outcome.ok) toast.show({ title: 'Cambio programado cancelado', tone: 'success' });
      else await reportFailure(outcome.message);
      return outcome.ok;
    },
  };
}

/** How many prices an undo would bring back now, and how many changed since. */
async function undoCounts(
  batch: WirePriceBatch,
  ids: readonly string[] | null,
): Promise<{ back: number; later: number }> {
  const detail = await fetchBatch(batch.id);
  if (detail === null) return { back: ids?.length ?? batch.changed - batch.undone, later: 0 };
  const wanted = ids === null ? null : new Set(ids);
  const rows = detail.rows.filter(({ _id }) => wanted?.has(_id) !== false);
  const countOf = (state: string) => rows.filter((row) => row.state === state).length;
  return { back: countOf('applied'), later: countOf('changed-since') };
}

/** The names of a batch's products; ids where they can't be fetched. */
async function namesOf(batch: string, ids: readonly string[]) {
  const rows = (await fetchBatch(batch))?.rows ?? [];
  const names = new Map(rows.map(({ _id, code, name }) => [_id, [code, name].filter(Boolean).join(' · ')]));
  return ids.map((id) => ({ id, name: names.get(id) ?? id }));
}
