import { mayDo } from '#domain/accounts/roles.ts';
import { AREA_CAPABILITIES, AUDIT_AREAS } from '#schemas/wire/audit-entry.ts';
import { useListQuery } from '../list/use-list-query.ts';
import { Select } from '../select/select.tsx';
import { useRole } from '../shell/use-role.tsx';
import { AREA_LABELS, actorLabel } from './audit-entry-text.ts';
import { LOG_ADDRESS, type LogQuery, SERVER } from './log-query.ts';

type LogFilterProps = { readonly query: LogQuery; readonly actors: readonly string[] };

/** Filters the entries by actor and area. */
export function LogFilter({ query, actors }: LogFilterProps) {
  const { wanted, show } = useListQuery(query, LOG_ADDRESS);
  const role = useRole();
  const shownActors = actors.map((actor) => ({
    value: actor === '' ? SERVER : actor,
    label: actorLabel(actor),
  }));

  return (
    <div className="log-filter">
      <Select
        aria-label="Quién"
        className="input"
        value={wanted.actor === '' ? SERVER : (wanted.actor ?? '')}
        onChange={({ target }) => show({ actor: actorOf(target.value) }, { replace: true })}
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
        value={wanted.area ?? ''}
        onChange={({ target }) =>
          show({ area: AUDIT_AREAS.find((area) => area === target.value) ?? null }, { replace: true })
        }
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

/** The actor that an option stands for: `null` is everybody, '' the server. */
function actorOf(value: string): string | null {
  if (value === '') return null;
  return value === SERVER ? '' : value;
}
