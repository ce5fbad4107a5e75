import { ArrowRight } from 'lucide-react';
import { memo } from 'react';
import { VAT_LABELS } from '#domain/law/vat-labels.ts';
import { formatAmount, formatPercent } from '#web/format.ts';
import { FlagPill, type RowFlag } from './flag-pill.tsx';
import { isBigChange, isIncluded, type RowMarks, type StudioRow } from './preview-rows.ts';
import { ShownAmounts } from './shown-amounts.tsx';
import type { ListChange, ListPreview } from './use-list-preview.ts';

type PreviewTableProps = {
  readonly rows: readonly StudioRow[];
  readonly marks: RowMarks;
  /** The limit of a big change, as typed. */
  readonly limit: string;
  readonly onToggle: (id: string) => void;
  /** The prices of a list, beside the public ones. */
  readonly listed: ListPreview | null;
};

/** A page of the preview; on a phone each row is a card. */
export function PreviewTable({ rows, marks, limit, onToggle, listed }: PreviewTableProps) {
  return (
    <table className="preview-table" data-listed={listed !== null || undefined}>
      <thead>
        {listed !== null && (
          <tr className="preview-heads">
            <td />
            <td className="preview-code-head" />
            <td />
            <th colSpan={3} scope="colgroup">
              Al público
            </th>
            <th colSpan={2} scope="colgroup">
              {listed.list.name}
            </th>
            <td />
          </tr>
        )}
        <tr>
          <th scope="col">
            <span className="sr-only">Aplicar</span>
          </th>
          <th scope="col" className="preview-code-head">
            Código
          </th>
          <th scope="col">Producto</th>
          <th scope="col" className="text-right">
            Antes
          </th>
          <th scope="col" className="text-right">
            Ahora
          </th>
          <th scope="col" className="text-right">
            Cambio
          </th>
          {listed !== null && (
            <>
              <th scope="col" className="text-right">
                Antes
              </th>
              <th scope="col" className="text-right">
                Ahora
              </th>
            </>
          )}
          <th scope="col">Avisos</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PreviewRow
            key={row.id}
            row={row}
            isIncluded={isIncluded(row, marks.excluded)}
            isBig={isBigChange(row, marks.bigChange)}
            limit={limit}
            onToggle={onToggle}
            listName={listed?.list.name ?? null}
            listChange={listed?.changes.get(row.id) ?? null}
          />
        ))}
      </tbody>
    </table>
  );
}

type PreviewRowProps = {
  readonly row: StudioRow;
  readonly isIncluded: boolean;
  readonly isBig: boolean;
  readonly limit: string;
  readonly onToggle: (id: string) => void;
  /** The list beside the public price; `null` for none. */
  readonly listName: string | null;
  /** `null` until it is known. */
  readonly listChange: ListChange | null;
};

const PreviewRow = memo(function PreviewRow({
  row,
  isIncluded,
  isBig,
  limit,
  onToggle,
  listName,
  listChange,
}: PreviewRowProps) {
  const { id, code, brand, name, before, after, vat, difference, leftOut } = row;
  return (
    <tr data-out={!isIncluded || undefined}>
      <td className="preview-tick">
        <label>
          <input
            type="checkbox"
            aria-label={`Cambiar ${name || code}`}
            checked={isIncluded}
            disabled={leftOut !== null}
            onChange={() => onToggle(id)}
          />
        </label>
      </td>
      <td className="preview-code figures">{code}</td>
      <th scope="row" className="preview-name">
        {name || 'Producto'}{' '}
        <small>
          {brand} <span className="preview-code-below figures">{code}</span>
        </small>
      </th>
      <td className="preview-before figures">
        {vat === null ? <ShownAmounts prices={before} other={after} /> : VAT_LABELS[vat.before]}
        <ArrowRight aria-hidden="true" />
      </td>
      <td className="preview-after figures">
        {vat === null ? <ShownAmounts prices={after} other={before} /> : VAT_LABELS[vat.after]}
      </td>
      <td className="preview-difference figures">{differenceText(difference)}</td>
      {listName !== null && <ListCells name={listName} change={listChange} />}
      <td className="preview-flags">
        {flagsOf(row, { isIncluded, isBig }).map((flag) => (
          <FlagPill key={flag} flag={flag} limit={limit} after={after} />
        ))}
      </td>
    </tr>
  );
});

/** On a phone they are one line: before and after. */
function ListCells({ name, change }: { name: string; change: ListChange | null }) {
  return (
    <>
      <td className="preview-list-before figures" data-list={name}>
        {change !== null && formatAmount(change.before)}
      </td>
      <td className="preview-list-after figures">
        {change !== null && formatAmount(change.after)}
        {change?.isOwn && <small>propio, igual</small>}
      </td>
    </>
  );
}

function flagsOf(
  { leftOut, warnings }: StudioRow,
  { isIncluded, isBig }: { isIncluded: boolean; isBig: boolean },
): RowFlag[] {
  if (leftOut !== null) return [leftOut];
  const flags: RowFlag[] = [];
  if (!isIncluded) flags.push('excluded');
  if (isBig) flags.push('big-change');
  return [...flags, ...warnings];
}

/** '+12,50 %'; empty without a difference. */
function differenceText(hundredths: number | null): string {
  if (hundredths === null || hundredths === 0) return '';
  return hundredths > 0 ? `+${formatPercent(hundredths)}` : formatPercent(hundredths);
}
