import { TriangleAlert } from 'lucide-react';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { formatDate } from '#domain/text/format-date.ts';
import type { WireAuditEntry } from '#schemas/wire/audit-entry.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { actorLabel, entryText } from './audit-entry-text.ts';

export function LogTable({ entries }: { entries: readonly WireAuditEntry[] }) {
  return (
    <table className="log-table">
      <thead>
        <tr>
          <th scope="col">Fecha</th>
          <th scope="col">Quién</th>
          <th scope="col">Qué</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry._id}>
            <td className="log-date figures">
              <time dateTime={entry.at}>{formatDate(Date.parse(entry.at))}</time>
            </td>
            <td className="log-actor">{actorLabel(entry.actor)}</td>
            <td className="log-text">
              <EntryText entry={entry} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An existing order links to its page; a failed login is highlighted. */
function EntryText({ entry }: { entry: WireAuditEntry }) {
  const text = entryText(entry);
  if (entry.kind === 'order-changed') {
    const search = new URLSearchParams({ pedido: entry.details.id });
    return (
      <PageLink to={`${deskPath('orders')}?${search}`} className="log-link">
        {text}
      </PageLink>
    );
  }
  if (entry.kind !== 'login-failed') return text;
  return (
    <span className="inline-flex items-start gap-1.5 text-error">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5!" /> {text}
    </span>
  );
}
