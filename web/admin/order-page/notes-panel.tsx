import './panels.css';
import { useCallback } from 'react';
import { formatDate } from '#domain/text/format-date.ts';
import type { WireOrderEntry } from '#schemas/wire/order-entry.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NoteForm } from '../list/note-form.tsx';
import { useLiveData } from '../live/use-live-data.ts';
import { addNote, fetchTimeline } from './order-panels-api.ts';
import { PanelFailure } from './panel-failure.tsx';

/** What the shop writes about an order for itself; the customer sees none of it (QUOTE-008). */
export function NotesPanel({ orderId }: { orderId: string }) {
  const load = useCallback(() => fetchTimeline(orderId), [orderId]);
  const [timeline, refresh] = useLiveData(load);
  return (
    <section aria-labelledby="notas" className="dashboard-card">
      <h2 id="notas" className="text-block">
        Notas
      </h2>
      <NoteForm key={orderId} add={(text) => addNote(orderId, text)} onAdded={refresh} />
      {timeline.kind === 'loading' && <Skeleton className="mt-4 h-16" />}
      {timeline.kind === 'failed' && (
        <PanelFailure text="No se pudieron cargar las notas." onRetry={refresh} />
      )}
      {timeline.kind === 'loaded' && <Notes entries={timeline.data} />}
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
