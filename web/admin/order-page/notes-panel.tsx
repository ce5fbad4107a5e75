import './panels.css';
import { formatDate } from '#domain/text/format-date.ts';
import type { WireOrderEntry } from '#schemas/order-entry-answers.ts';
import { NoteForm } from '../list/note-form.tsx';
import { addNote } from './order-panels-api.ts';
import { PanelFailure } from './panel-failure.tsx';

type NotesPanelProps = {
  readonly orderId: string;
  /** What happened to the order, with its notes; `null` when it could not be fetched. */
  readonly timeline: readonly WireOrderEntry[] | null;
  readonly onChanged: () => Promise<void>;
};

/** What the shop writes about an order for itself; the customer sees none of it (QUOTE-008). */
export function NotesPanel({ orderId, timeline, onChanged }: NotesPanelProps) {
  return (
    <section aria-labelledby="notas" className="dashboard-card">
      <h2 id="notas" className="text-block">
        Notas
      </h2>
      <NoteForm key={orderId} add={(text) => addNote(orderId, text)} onAdded={onChanged} />
      {timeline === null ? (
        <PanelFailure text="No se pudieron cargar las notas." onRetry={onChanged} />
      ) : (
        <Notes entries={timeline} />
      )}
    </section>
  );
}

function Notes({ entries }: { entries: readonly WireOrderEntry[] }) {
  const notes = entries.filter((entry) => entry.kind === 'note');
  if (notes.length === 0) return null;
  return (
    <ul className="panel-rows mt-4">
      {notes.map(({ id, at, actor, details }) => (
        <li key={id} className="py-3">
          <p className="timeline-text">{details.text}</p>
          <p className="timeline-moment">
            <time dateTime={at}>{formatDate(Date.parse(at))}</time> · {actor}
          </p>
        </li>
      ))}
    </ul>
  );
}
