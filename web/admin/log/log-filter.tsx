import { useNavigate } from 'react-router';
import { mayDo } from '#domain/accounts/roles.ts';
import { AREA_CAPABILITIES, AUDIT_AREAS } from '#schemas/wire/audit-entry.ts';
import { Select } from '../select/select.tsx';
import { useRole } from '../shell/use-role.tsx';
import { AREA_LABELS, actorLabel } from './audit-entry-text.ts';
import { type LogQuery, logQuery, logSearch, SERVER } from './log-query.ts';

type LogFilterProps = { readonly query: LogQuery; readonly actors: readonly string[] };

/** Filters the entries by actor and area. */
export function LogFilter({ query, actors }: LogFilterProps) {
  const navigate = useNavigate();
  const role = useRole();
  const shownActors = actors.map((actor) => ({
    value: actor === '' ? SERVER : actor,
    label: actorLabel(actor),
  }));
  const chosen = logSearchParams(query);

  function choose(name: 'quien' | 'area', value: string): void {
    const search = new URLSearchParams(chosen);
    search.set(name, value);
    if (value === '') search.delete(name);
    navigate({ search: logSearch({ ...logQuery(search), before: null }) }, { replace: true });
  }

  return (
    <div className="log-filter">
      <Select
        aria-label="Quién"
        className="input"
        value={chosen.get('quien') ?? ''}
        onChange={({ target }) => choose('quien', target.value)}
      >
        <option value="">Todas las personas</option>
        {shownActors.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Qué"
        className="input"
        value={chosen.get('area') ?? ''}
        onChange={({ target }) => choose('area', target.value)}
      >
        <option value="">Todo lo que pasó</option>
        {AUDIT_AREAS.filter((area) => mayDo(role, AREA_CAPABILITIES[area])).map((area) => (
          <option key={area} value={area}>
            {AREA_LABELS[area]}
          </option>
        ))}
      </Select>
    </div>
  );
}

function logSearchParams(query: LogQuery): URLSearchParams {
  return new URLSearchParams(logSearch(query));
}
