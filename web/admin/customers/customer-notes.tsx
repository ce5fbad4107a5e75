import { type FormEvent, useState } from 'react';
import { formatDate } from '#domain/text/format-date.ts';
import type { WireCustomerPage } from '#schemas/wire/customer.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useServerRequest } from '../use-server-request.ts';
import { addCustomerNote } from './customers-api.ts';

type CustomerNotesProps = { readonly customer: WireCustomerPage; readonly onAdded: () => Promise<void> };

/** What the shop wants to remember of a customer; the customer sees none of it. */
export function CustomerNotes({ customer: { _id, notes }, onAdded }: CustomerNotesProps) {
  const [text, setText] = useState('');
  const { isSending, error, send } = useServerRequest();
  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending || (await send(() => addCustomerNote(_id, text))) === null) return;
    setText('');
    await onAdded();
  }
  return (
    <section aria-labelledby="notas-del-cliente" className="dashboard-card">
      <h2 id="notas-del-cliente" className="text-block">
        Notas
      </h2>
      <form noValidate className="mt-2 grid gap-3" onSubmit={add}>
        <Field label="Nota interna" error={error} help="El cliente no la ve.">
          {(control) => (
            <textarea
              {...control}
              rows={2}
              maxLength={2000}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="outline"
          size="small"
          isLoading={isSending}
          className="justify-self-start"
        >
          Agregar nota
        </Button>
      </form>
      {notes.length > 0 && (
        <ul className="customer-notes">
          {notes.map(({ id, at, actor, text }) => (
            <li key={id}>
              <p>{text}</p>
              <small>
                <time dateTime={at}>{formatDate(Date.parse(at))}</time> · {actor}
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
