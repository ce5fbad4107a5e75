import { formatDate } from '#domain/text/format-date.ts';
import type { WireCustomerPage } from '#schemas/customer-answers.ts';
import { NoteForm } from '../list/note-form.tsx';
import { addCustomerNote } from './customers-api.ts';

type CustomerNotesProps = { readonly customer: WireCustomerPage; readonly onAdded: () => Promise<void> };

/** What the shop wants to remember of a customer; the customer sees none of it. */
export function CustomerNotes({ customer: { _id, notes }, onAdded }: CustomerNotesProps) {
  return (
    <section aria-labelledby="notas-del-cliente" className="dashboard-card">
      <h2 id="notas-del-cliente" className="text-block">
        Notas
      </h2>
      <NoteForm add={(text) => addCustomerNote(_id, text)} onAdded={onAdded} />
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
