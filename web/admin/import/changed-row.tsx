import { ArrowRight } from 'lucide-react';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { IMPORT_FIELDS } from '#domain/imports/import-fields.ts';
import type { WireImportCell, WireImportChange } from '#schemas/import-answers.ts';
import { formatWholeNumber } from '#web/format.ts';
import { PageLink } from '#web/ui/page-link.tsx';

/** A row of the file with each cell before and after; a new product has no before. */
export function ChangedRow({ change: { row, _id, code, name, kind, cells } }: { change: WireImportChange }) {
  return (
    <li className="changed-row">
      <p className="text-sm">
        {_id === null ? (
          <b className="font-semibold">{name || 'Sin nombre'}</b>
        ) : (
          <PageLink to={`${deskPath('products')}?editar=${_id}`} className="import-product">
            {name || 'Sin nombre'}
          </PageLink>
        )}
        <span className="figures block text-muted">
          {code === '' ? '' : `${code}, `}fila {formatWholeNumber(row)}
        </span>
      </p>
      <dl className="changed-cells">
        {cells.map((cell) => (
          <div key={cell.field}>
            <dt>{IMPORT_FIELDS[cell.field]}</dt>
            <dd>{kind === 'new' ? <Value text={cell.after} /> : <BeforeAfter cell={cell} />}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function BeforeAfter({ cell: { before, after } }: { cell: WireImportCell }) {
  return (
    <>
      <span className="sr-only">Antes: </span>
      <s className="text-muted">
        <Value text={before} />
      </s>{' '}
      <ArrowRight aria-hidden="true" className="inline size-4 text-muted" />{' '}
      <span className="sr-only">Ahora: </span>
      <b className="font-semibold">
        <Value text={after} />
      </b>
    </>
  );
}

function Value({ text }: { text: string }) {
  if (text === '') return <span className="text-muted">vacío</span>;
  return <span className="changed-value">{text}</span>;
}
