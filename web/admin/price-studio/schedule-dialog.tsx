import '#web/ui/overlay.css';
import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Stitch } from '#web/ui/stitch.tsx';
import { readSchedule, type Schedule, type ScheduleDraft } from './read-schedule.ts';

type ScheduleDialogProps = {
  readonly isOpen: boolean;
  readonly count: number;
  /** What to look at before. */
  readonly remarks: readonly string[];
  readonly onClose: () => void;
  readonly onSchedule: (schedule: Schedule) => void;
};

const EMPTY: ScheduleDraft = { start: '', end: '', isOffer: false };

/** 'Programar…': when the shown prices begin and, if wanted, when they go back (STUDIO-009). */
export function ScheduleDialog({ isOpen, onClose, ...rest }: ScheduleDialogProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(opens) => !opens && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="overlay-backdrop z-60" />
        <Dialog.Popup className="overlay-dialog fixed inset-x-4 inset-y-[4svh] z-60 m-auto flex h-fit max-h-[92svh] max-w-[520px] flex-col overflow-hidden rounded-3 bg-surface text-label shadow-3">
          <div className="flex items-start gap-4 py-4 pr-4 pl-5 lg:pl-7">
            <div className="mr-auto">
              <Dialog.Title className="text-block">Programar</Dialog.Title>
              <Dialog.Description className="mt-1.5 text-secondary">
                Fechas y horas de la tienda, en Argentina.
              </Dialog.Description>
            </div>
            <Dialog.Close render={<IconButton label="Cerrar" className="-mt-1" />}>
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          <Stitch className="shrink-0" />
          <ScheduleForm {...rest} onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function ScheduleForm({ count, remarks, onClose, onSchedule }: Omit<ScheduleDialogProps, 'isOpen'>) {
  const [draft, setDraft] = useState(EMPTY);
  const [isSent, setIsSent] = useState(false);
  const { schedule, problems } = readSchedule(draft, Date.now());
  const set = (change: Partial<ScheduleDraft>) => setDraft({ ...draft, ...change });
  return (
    <form
      noValidate
      className="grid gap-4 overflow-y-auto px-5 py-5 lg:px-7"
      onSubmit={(event) => {
        event.preventDefault();
        setIsSent(true);
        if (schedule !== null) onSchedule(schedule);
      }}
    >
      <Field
        label="Empieza"
        isRequired
        type="datetime-local"
        value={draft.start}
        error={isSent ? problems.start : undefined}
        onChange={({ target }) => set({ start: target.value })}
      />
      <Field
        label="Termina (opcional)"
        type="datetime-local"
        help="Al terminar, los precios vuelven a ser los de antes."
        value={draft.end}
        error={isSent ? problems.end : undefined}
        onChange={({ target }) => set({ end: target.value, ...(target.value === '' && { isOffer: false }) })}
      />
      <label className="schedule-offer">
        <input
          type="checkbox"
          checked={draft.isOffer}
          disabled={draft.end === ''}
          onChange={({ target }) => set({ isOffer: target.checked })}
        />
        Mostrar como oferta hasta que termine
      </label>
      {remarks.length > 0 && <p className="text-sm text-warning">{remarks.join(' ')}</p>}
      <div className="schedule-actions">
        <Button variant="outline" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit">Programar {formatCount(count, { one: 'producto', many: 'productos' })}</Button>
      </div>
    </form>
  );
}
