import './panels.css';
import { formatDate } from '#domain/text/format-date.ts';
import type { WireOrderEntry } from '#schemas/order-entry-answers.ts';
import { PanelFailure } from './panel-failure.tsx';
import { entryActor, entryLook } from './timeline-entry.ts';

type TimelinePanelProps = {
  /** The last first; `null` when it could not be fetched. */
  readonly timeline: readonly WireOrderEntry[] | null;
  readonly onRetry: () => void;
};

/** What happened to an order, the last first, with who and when (QUOTE-008). */
export function TimelinePanel({ timeline, onRetry }: TimelinePanelProps) {
  return (
    <section aria-labelledby="historial" className="dashboard-card">
      <h2 id="historial" className="mb-3 text-block">
        Historial
      </h2>
      {timeline === null ? (
        <PanelFailure text="No se pudo cargar el historial." onRetry={onRetry} />
      ) : (
        <ol className="timeline">
          {timeline.map((entry) => (
            <TimelineLine key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  );
}

function TimelineLine({ entry }: { entry: WireOrderEntry }) {
  const { Icon, title, text = '' } = entryLook(entry);
  const actor = entryActor(entry);
  return (
    <li className="timeline-entry">
      <Icon aria-hidden="true" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {text !== '' && <p className="timeline-text">{text}</p>}
        <p className="timeline-moment">
          <time dateTime={entry.at}>{formatDate(Date.parse(entry.at))}</time>
          {actor !== '' && ` · ${actor}`}
        </p>
      </div>
    </li>
  );
}
