import { useRevalidator } from 'react-router';
import type { ImportSource } from '#domain/imports/import-source.ts';
import { formatDate } from '#domain/text/format-date.ts';
import type { WireImportEntry } from '#schemas/import-answers.ts';
import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { LoadFailure } from '../list/load-failure.tsx';
import { GrowingList } from './growing-list.tsx';
import { importedSentence } from './import-sentence.ts';
import { ImportStatusPill } from './import-status-pill.tsx';
import { importStep, stepPath } from './import-step.ts';
import { useImportUndo } from './use-import-undo.tsx';

const SOURCES: Readonly<Record<ImportSource, string>> = {
  hilvan: 'nuestra descarga',
  tiendanube: 'Tiendanube',
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  mercadolibre: 'Mercado Libre',
  other: 'otra planilla',
};

/** Earlier imports, newest first, with their way back. */
export function EarlierImports({ entries }: { entries: readonly WireImportEntry[] | null }) {
  const { state, revalidate } = useRevalidator();
  return (
    <section aria-labelledby="earlier-imports" className="dashboard-card self-start">
      <h2 id="earlier-imports" className="mb-2 text-block">
        Importaciones
      </h2>
      {entries === null && (
        <LoadFailure
          text="No se pudieron cargar las importaciones anteriores."
          isLoading={state === 'loading'}
          onRetry={() => revalidate()}
        />
      )}
      {entries !== null && (
        <GrowingList items={entries} total={entries.length} step={5} empty="Todavía no hay ninguna.">
          {(entry) => <EarlierImport key={entry.id} entry={entry} onChanged={revalidate} />}
        </GrowingList>
      )}
    </section>
  );
}

function EarlierImport({ entry, onChanged }: { entry: WireImportEntry; onChanged: () => Promise<void> }) {
  const { undo, isUndoing } = useImportUndo(onChanged);
  const { id, fileName, source, rows, status, createdAt, actor } = entry;
  const isOver = status === 'applied' || status === 'undone';
  return (
    <li className="grid gap-1.5 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-semibold wrap-anywhere">{fileName}</b>
        <ImportStatusPill status={status} />
      </p>
      <p className="text-sm text-secondary wrap-anywhere">
        {`${formatCount(rows, ROWS)}, ${SOURCES[source]}. ${isOver ? importedSentence(entry) : ''}`}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        <time dateTime={createdAt}>{formatDate(Date.parse(createdAt))}</time>, {actor}
      </p>
      <p className="flex flex-wrap gap-2 empty:hidden">
        {status !== 'expired' && (
          <ButtonLink to={stepPath(id, importStep(null, status))} variant="outline" size="small">
            {isOver ? 'Ver' : 'Seguir'}
            <span className="sr-only"> {fileName}</span>
          </ButtonLink>
        )}
        {status === 'applied' && (
          <Button variant="outline" size="small" isLoading={isUndoing} onClick={() => undo(entry)}>
            Deshacer importación
            <span className="sr-only"> de {fileName}</span>
          </Button>
        )}
      </p>
    </li>
  );
}

const ROWS = { one: 'fila', many: 'filas' };
