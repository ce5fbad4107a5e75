import { deskPath } from '#domain/addresses/desk-path.ts';
import './log.css';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { SectionFailure } from '../list/section-failure.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';
import type { Route } from './+types/log-route.ts';
import { fetchLog } from './log-api.ts';
import { LogFilter } from './log-filter.tsx';
import { LogLoading } from './log-loading.tsx';
import { logQuery, logSearch } from './log-query.ts';
import { LogTable } from './log-table.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = logQuery(new URL(request.url).searchParams);
  return { query, page: await fetchLog(query) };
}

clientLoader.hydrate = true as const;

export const HydrateFallback = LogLoading;

/** The audit log: who did what, and when. It can't be edited. */
export default function LogRoute({ loaderData: { query, page } }: Route.ComponentProps) {
  if (page === null) {
    return (
      <SectionFrame title="Registro">
        <SectionFailure text="No se pudo cargar el registro." />
      </SectionFrame>
    );
  }
  const { entries, next, actors } = page;
  return (
    <SectionFrame title="Registro">
      <LogFilter query={query} actors={actors} />
      <div className="dashboard-card log-card">
        {entries.length === 0 ? (
          <EmptyList text="No hay nada anotado aquí." way={{ to: deskPath('log'), label: 'Ver todo' }} />
        ) : (
          <LogTable entries={entries} />
        )}
      </div>
      <nav aria-label="Páginas del registro" className="log-pager">
        {query.before !== null && (
          <ButtonLink to={logSearch({ ...query, before: null })} variant="outline" size="small">
            Lo más nuevo
          </ButtonLink>
        )}
        {next !== null && (
          <ButtonLink to={logSearch({ ...query, before: next })} variant="outline" size="small">
            Anteriores
          </ButtonLink>
        )}
      </nav>
    </SectionFrame>
  );
}
