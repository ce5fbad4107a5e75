import './panels.css';
import { BellRing } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Order, Reminder } from '#domain/orders/order.ts';
import { formatLongDate } from '#domain/text/format-date.ts';
import { shopInstant, typedShopMoment } from '#domain/time/shop-days.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useServerRequest } from '../use-server-request.ts';
import { setReminder } from './order-panels-api.ts';
import { REMINDER_TIMES, reminderTime } from './reminder-times.ts';

const WITHOUT_TIME = 'Elige el día y la hora';

type ReminderPanelProps = {
  readonly order: Pick<Order, 'id' | 'reminder'>;
  readonly onChanged: () => Promise<void>;
};

/** 'Llamar el …': when the order comes back to General and to the top of the desk's attention (QUOTE-008). */
export function ReminderPanel({ order, onChanged }: ReminderPanelProps) {
  return (
    <section aria-labelledby="recordatorio" className="dashboard-card">
      <h2 id="recordatorio" className="mb-2 text-block">
        Recordatorio
      </h2>
      <ReminderOf key={order.id} orderId={order.id} reminder={order.reminder} onChanged={onChanged} />
    </section>
  );
}

type ReminderOfProps = {
  readonly orderId: string;
  readonly reminder: Reminder | null;
  readonly onChanged: () => Promise<void>;
};

function ReminderOf({ orderId, reminder, onChanged }: ReminderOfProps) {
  const [isEdited, setIsEdited] = useState(false);
  const { isSending, error, send } = useServerRequest();
  async function change(at: number | null, text: string): Promise<boolean> {
    if ((await send(() => setReminder(orderId, { at, text }))) === null) return false;
    await onChanged();
    setIsEdited(false);
    return true;
  }
  if (reminder !== null && !isEdited) {
    return (
      <>
        <ReminderText reminder={reminder} />
        {error !== null && (
          <p role="alert" className="mb-2 text-sm text-error">
            {error}
          </p>
        )}
        <p className="flex flex-wrap gap-2.5">
          <Button size="small" isLoading={isSending} onClick={() => change(null, '')}>
            Hecho
          </Button>
          <Button variant="outline" size="small" onClick={() => setIsEdited(true)}>
            Cambiar
          </Button>
        </p>
      </>
    );
  }
  return (
    <ReminderForm
      first={reminder}
      isSending={isSending}
      error={error}
      onSave={change}
      {...(reminder !== null && { onCancel: () => setIsEdited(false) })}
    />
  );
}

function ReminderText({ reminder: { at, text } }: { reminder: Reminder }) {
  const isDue = at <= Date.now();
  return (
    <div className="reminder" data-due={isDue || undefined}>
      <BellRing aria-hidden="true" />
      <div className="min-w-0">
        <p className="font-semibold">
          {isDue && 'Ya es hora: '}
          {text === '' ? 'Llamar' : text}
        </p>
        <p className="text-sm text-secondary first-letter:uppercase">{formatLongDate(at)}</p>
      </div>
    </div>
  );
}

type ReminderFormProps = {
  readonly first: Reminder | null;
  readonly isSending: boolean;
  readonly error: string | null;
  readonly onSave: (at: number, text: string) => Promise<boolean>;
  readonly onCancel?: () => void;
};

function ReminderForm({ first, isSending, error, onSave, onCancel }: ReminderFormProps) {
  const [typed, setTyped] = useState(first === null ? '' : typedShopMoment(first.at));
  const [text, setText] = useState(first?.text ?? '');
  const [isSent, setIsSent] = useState(false);
  const at = shopInstant(typed);
  function save(event: FormEvent): void {
    event.preventDefault();
    setIsSent(true);
    if (at !== null && !isSending) onSave(at, text);
  }
  return (
    <form noValidate className="grid gap-3" onSubmit={save}>
      <Field
        label="Llamar el"
        type="datetime-local"
        value={typed}
        error={isSent && at === null ? WITHOUT_TIME : error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className="flex flex-wrap gap-2">
        {REMINDER_TIMES.map(({ label, days }) => (
          <Button
            key={label}
            variant="quiet"
            size="small"
            onClick={() => setTyped(reminderTime(days, Date.now()))}
          >
            {label}
          </Button>
        ))}
      </p>
      <Field
        label="Para qué (opcional)"
        placeholder="Llamar por el envío"
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="outline" size="small" isLoading={isSending}>
          Guardar recordatorio
        </Button>
        {onCancel && (
          <Button variant="quiet" size="small" onClick={onCancel}>
            Cancelar
          </Button>
        )}
      </p>
    </form>
  );
}
