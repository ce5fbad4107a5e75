import { useMemo, useState } from 'react';
import type { Vat } from '#domain/law/vat.ts';
import type { WireNewPriceBatch } from '#schemas/price-change.ts';
import { formatCount } from '#web/format.ts';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { batchRemarks, flagTexts } from './batch-remarks.ts';
import { ChangeBlock } from './change-block.tsx';
import { PreviewBlock } from './preview-block.tsx';
import { chosenProducts, flaggedCounts, newPriceRows, priceSums } from './preview-rows.ts';
import { PriceConflict } from './price-conflict.tsx';
import { readForm } from './price-rule.ts';
import type { Schedule } from './read-schedule.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { SelectionBlock } from './selection-block.tsx';
import { StudioFoot } from './studio-foot.tsx';
import { EMPTY_FORM } from './studio-form.ts';
import { tickedProducts } from './ticked-products.ts';
import { typedPercent } from './typed-percent.ts';
import { useBrands } from './use-brands.ts';
import { type Preview, usePreview } from './use-preview.ts';
import { usePriceBatch } from './use-price-batch.ts';
import { usePriceProgress } from './use-price-progress.ts';
import { useStudioForm } from './use-studio-form.ts';

/** 'Cambiar': chooses products, says what changes, and shows each new price before anything is stored. */
export function PriceStudio() {
  const { form, set } = useStudioForm();
  const { confirm } = useDialogs();
  const [tickedIds] = useState(tickedProducts);
  const [note, setNote] = useState('');
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const [isScheduling, setIsScheduling] = useState(false);
  const read = readForm(form, tickedIds);
  const state = usePreview(read);
  const batch = usePriceBatch();
  const isSending = batch.state.kind === 'sending';
  const progress = usePriceProgress({ isSending, onEnd: state.refresh });
  const brands = useBrands(state.preview);
  const bigChange = typedPercent(form.bigChange) ?? 0;
  const marks = useMemo(() => ({ excluded, bigChange }), [excluded, bigChange]);
  const isReadable = Object.keys(read.problems).length === 0;
  const shown = isReadable && state.preview?.isChange && read.isChange ? state.preview : null;
  const sums = useMemo(() => (shown === null ? null : priceSums(shown.rows, excluded)), [shown, excluded]);
  const flags = useMemo(() => flaggedCounts(shown?.rows ?? [], marks), [shown, marks]);
  const remarks = batchRemarks(form, flags);

  function exclude(ids: readonly string[], isOut: boolean): void {
    setExcluded((before) => {
      const after = new Set(before);
      for (const id of ids) isOut ? after.add(id) : after.delete(id);
      return after;
    });
  }

  /** Asks first where the change is odd, once and with the counts. */
  async function apply(preview: Preview): Promise<void> {
    const count = sums?.included ?? 0;
    if (remarks.length > 0 && !(await confirm(applyQuestion(preview, { count, remarks })))) return;
    await (preview.vat === null ? send(preview, null) : setVat(preview, preview.vat));
  }

  async function send(preview: Preview, schedule: Schedule | null): Promise<void> {
    setIsScheduling(false);
    if (!(await batch.send(batchOf(preview, { excluded, note, schedule })))) return;
    // The same change again would come on top of this one.
    set({ value: '', page: 1 });
    setExcluded(new Set());
    setNote('');
  }

  async function setVat({ rows }: Preview, vat: Vat): Promise<void> {
    const wasDone = await batch.setVat(chosenProducts(rows, excluded), vat);
    // The prices' versions are others now, whether it was done or refused.
    state.refresh();
    if (!wasDone) return;
    set({ action: EMPTY_FORM.action, page: 1 });
    setExcluded(new Set());
  }

  function recalculate(): void {
    batch.reset();
    state.refresh();
  }

  return (
    <div className="studio">
      {batch.state.kind === 'conflict' && (
        <PriceConflict changed={batch.state.changed} onRecalculate={recalculate} />
      )}
      <div className="contents" inert={isSending}>
        <SelectionBlock
          form={form}
          onChange={set}
          problems={read.problems}
          count={state.preview?.count ?? null}
          isLoading={state.isLoading}
          brands={brands}
          codes={state.preview}
          tickedCount={tickedIds.length}
        />
        <ChangeBlock form={form} onChange={set} problems={read.problems} note={note} onNote={setNote} />
        <PreviewBlock
          state={state}
          form={form}
          marks={marks}
          flags={flags}
          isReadable={isReadable}
          onChange={set}
          onToggle={(id) => exclude([id], !excluded.has(id))}
          onExclude={exclude}
        />
      </div>
      <StudioFoot
        state={batch.state}
        progress={progress}
        sums={sums}
        flags={flagTexts(flags, form.bigChange)}
        vat={shown?.vat ?? null}
        isCurrent={state.isCurrent}
        onApply={() => shown && apply(shown)}
        onSchedule={() => setIsScheduling(true)}
        onUndo={async (applied) => {
          if (await batch.undo(applied)) state.refresh();
        }}
      />
      <ScheduleDialog
        isOpen={isScheduling && shown !== null}
        count={sums?.included ?? 0}
        remarks={remarks}
        onClose={() => setIsScheduling(false)}
        onSchedule={(schedule) => shown && send(shown, schedule)}
      />
    </div>
  );
}

function applyQuestion({ vat }: Preview, { count, remarks }: { count: number; remarks: readonly string[] }) {
  const what =
    vat === null
      ? formatCount(count, { one: 'precio', many: 'precios' })
      : `el IVA de ${formatCount(count, { one: 'producto', many: 'productos' })}`;
  return {
    title: `¿Cambiar ${what}?`,
    text: remarks.join(' '),
    confirmLabel: 'Sí, cambiar',
    cancelLabel: 'Cancelar',
    tone: 'info',
  } as const;
}

type BatchOptions = {
  readonly excluded: ReadonlySet<string>;
  readonly note: string;
  readonly schedule: Schedule | null;
};

/** What is sent is what the preview shows, row by row. */
function batchOf({ rows, rule }: Preview, { excluded, note, schedule }: BatchOptions): WireNewPriceBatch {
  return {
    rows: newPriceRows(rows, excluded),
    rule,
    ...(note.trim() !== '' && { note: note.trim() }),
    ...(schedule !== null && {
      startsAt: schedule.startsAt,
      endsAt: schedule.endsAt,
      ...(schedule.isOffer && { offer: true }),
    }),
  };
}
