import { formatDate } from '#domain/text/format-date.ts';
import type { WireSession } from '#schemas/account-answers.ts';
import { AccountCard } from '#web/admin/shell/account-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { endOtherSessions, endSession } from './account-api.ts';
import { browserName } from './browser-name.ts';
import { useAccountChange } from './use-account-change.ts';

/** The own account's open sessions. */
export function SessionsCard({ sessions }: { sessions: readonly WireSession[] }) {
  const change = useAccountChange();
  return (
    <AccountCard title="Sesiones abiertas" note="Cada una dura un día. Si no reconoces alguna, ciérrala.">
      <ul className="account-rows">
        {sessions.map((session) => (
          <SessionRow
            key={session._id}
            session={session}
            onEnd={() => change(() => endSession(session._id), 'Sesión cerrada')}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="outline"
          className="mt-3"
          onClick={() => change(endOtherSessions, 'Cerraste las demás sesiones')}
        >
          Cerrar todas las demás
        </Button>
      )}
    </AccountCard>
  );
}

function SessionRow({ session, onEnd }: { session: WireSession; onEnd: () => void }) {
  const { userAgent, since, lastSeen, current } = session;
  const name = browserName(userAgent);
  return (
    <li>
      <p>
        <b className="font-semibold">{name}</b>
        {current && <span className="account-mark">Esta sesión</span>}
      </p>
      <small className="figures">Desde el {formatDate(Date.parse(since))}</small>
      {!current && <small className="figures">Último uso: {formatDate(Date.parse(lastSeen))}</small>}
      {!current && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Cerrar la sesión de ${name}, desde el ${formatDate(Date.parse(since))}`}
          onClick={onEnd}
        >
          Cerrar
        </Button>
      )}
    </li>
  );
}
