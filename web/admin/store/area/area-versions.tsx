import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '#domain/text/format-date.ts';
import type { WireStoreVersion } from '#schemas/store-answers.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailure } from '../../list/load-failure.tsx';
import { fetchAreaVersion, fetchAreaVersions } from './area-api.ts';
import { type AreaDefinition, fieldText } from './area-definition.ts';
import { changedFields } from './area-differences.ts';

type AreaVersionsProps<Fields extends object> = {
  readonly definition: AreaDefinition<Fields>;
  readonly stored: Fields;
  /** Called with the version to preview; `null` shows the draft again. */
  readonly onView: (fields: Fields | null) => void;
  readonly onGoBack: (fields: Fields) => Promise<void>;
};

type OpenVersion<Fields> = { readonly version: number; readonly fields: Fields };

/** The last values of an area, which are fetched when the list is opened first. */
export function AreaVersions<Fields extends object>(props: AreaVersionsProps<Fields>) {
  const { area } = props.definition;
  const [versions, setVersions] = useState<readonly WireStoreVersion[] | 'failed' | null>(null);
  async function load(): Promise<void> {
    setVersions((await fetchAreaVersions(area)) ?? 'failed');
  }
  return (
    <details
      className="area-versions dashboard-card"
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) props.onView(null);
        else if (versions === null) load();
      }}
    >
      <summary>
        Versiones anteriores <ChevronDown aria-hidden="true" />
      </summary>
      {versions === null && <p className="text-secondary">Buscando…</p>}
      {versions === 'failed' && (
        <LoadFailure text="No se pudieron cargar las versiones anteriores." onRetry={load} />
      )}
      {Array.isArray(versions) && <VersionList {...props} versions={versions} />}
    </details>
  );
}

type VersionListProps<Fields extends object> = AreaVersionsProps<Fields> & {
  readonly versions: readonly WireStoreVersion[];
};

function VersionList<Fields extends object>({ versions, ...props }: VersionListProps<Fields>) {
  const { definition, onView } = props;
  const [open, setOpen] = useState<OpenVersion<Fields> | null>(null);
  const [failed, setFailed] = useState<number | null>(null);
  if (versions.length === 0)
    return <p className="text-secondary">Todavía no hay ninguna: se guardan los últimos 20 cambios.</p>;

  async function toggle(version: number): Promise<void> {
    const closes = open?.version === version;
    const fields = closes ? null : await fetchAreaVersion<Fields>(definition.area, version);
    setFailed(fields === null && !closes ? version : null);
    setOpen(fields === null ? null : { version, fields });
    onView(fields);
  }

  return (
    <ul>
      {versions.map(({ version, changedAt, actor }) => (
        <li key={version}>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="grow">
              <b className="font-semibold">{versionDate(changedAt)}</b>{' '}
              <span className="text-secondary wrap-anywhere">{actor}</span>
            </span>
            <Button
              variant="quiet"
              size="small"
              aria-expanded={open?.version === version}
              aria-label={`${open?.version === version ? 'Cerrar' : 'Ver'} la versión del ${versionDate(changedAt)}`}
              onClick={() => toggle(version)}
            >
              {open?.version === version ? 'Cerrar' : 'Ver'}
            </Button>
          </div>
          {failed === version && (
            <p role="alert" className="text-sm text-error">
              No se pudo cargar esta versión. Intenta nuevamente.
            </p>
          )}
          {open?.version === version && <VersionDetail {...props} old={open.fields} />}
        </li>
      ))}
    </ul>
  );
}

function VersionDetail<Fields extends object>({
  definition,
  stored,
  old,
  onGoBack,
}: AreaVersionsProps<Fields> & { old: Fields }) {
  const changed = changedFields(definition, old, stored);
  if (changed.length === 0) return <p className="text-secondary">Es igual a lo que hay ahora.</p>;
  return (
    <div className="area-version">
      <dl>
        {changed.map((name) => (
          <div key={name}>
            <dt>{definition.fields[name].label}</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">
              {fieldText(definition, name, old) || <em className="text-muted">Vacío</em>}
            </dd>
          </div>
        ))}
      </dl>
      <Button variant="outline" size="small" onClick={() => onGoBack(old)}>
        Volver a esta versión
      </Button>
    </div>
  );
}

/** The values of the file that the shop began with have no date. */
function versionDate(changedAt: string | null): string {
  return changedAt === null ? 'comienzo' : formatDate(Date.parse(changedAt));
}
