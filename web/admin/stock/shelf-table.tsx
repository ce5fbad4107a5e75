import { TrendingDown, TriangleAlert } from 'lucide-react';
import { deskPath } from '#domain/addresses/desk-path.ts';
import type { WireStockRow } from '#schemas/stock-answers.ts';
import { LinePhoto } from '#web/cart/line-photo.tsx';
import { formatWholeNumber } from '#web/format.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { useMay } from '../shell/use-role.tsx';
import { CopySupplierList } from './copy-supplier-list.tsx';
import { type ShelfQuery, shelfSearch } from './shelf-query.ts';
import { stockText } from './stock-amount.ts';
import { VariantName } from './variant-name.tsx';

type ShelfTableProps = {
  readonly rows: readonly WireStockRow[];
  readonly isNarrowed: boolean;
  readonly query: ShelfQuery;
};

/** What there is, grouped by whom it last came from. */
export function ShelfTable({ rows, isNarrowed, query }: ShelfTableProps) {
  if (rows.length === 0) return isNarrowed ? <NothingFound /> : <NothingCounted />;
  const bySupplier = Map.groupBy(rows, ({ supplier }) => supplier);
  return (
    <table className="list-table shelf-table">
      <thead>
        <tr>
          <th scope="col">Producto</th>
          <th scope="col">Hay</th>
          <th scope="col">Prometido</th>
          <th scope="col">Disponible</th>
          <th scope="col">Avisar en</th>
        </tr>
      </thead>
      {[...bySupplier].map(([supplier, group]) => (
        <SupplierGroup key={supplier} supplier={supplier} rows={group} query={query} />
      ))}
    </table>
  );
}

type SupplierGroupProps = {
  readonly supplier: string;
  readonly rows: readonly WireStockRow[];
  readonly query: ShelfQuery;
};

function SupplierGroup({ supplier, rows, query }: SupplierGroupProps) {
  const low = rows.filter(({ isLow }) => isLow);
  return (
    <tbody>
      <tr className="shelf-supplier">
        <th scope="rowgroup" colSpan={5}>
          <span className="shelf-supplier-line">
            <b>{supplier === '' ? 'Sin proveedor' : supplier}</b>
            {low.length > 0 && (
              <span className="shelf-low">
                <TrendingDown aria-hidden="true" /> {formatWholeNumber(low.length)} por reponer
              </span>
            )}
            {low.length > 0 && <CopySupplierList supplier={supplier} rows={low} />}
          </span>
        </th>
      </tr>
      {rows.map((row) => (
        <ShelfRow key={`${row._id} ${row.variant}`} row={row} query={query} />
      ))}
    </tbody>
  );
}

function ShelfRow({ row, query }: { row: WireStockRow; query: ShelfQuery }) {
  const { _id, name, code, photo, unit, variant, there, promised, available, lowAt, remnants = [] } = row;
  return (
    <tr data-open={query.open === _id || undefined}>
      <td className="shelf-first">
        <div className="shelf-product">
          <LinePhoto photo={photo} size={32} />
          <span className="min-w-0">
            <PageLink
              to={`${deskPath('stock')}${shelfSearch({ ...query, open: _id })}`}
              className="shelf-name"
            >
              {name}
            </PageLink>
            <small className="shelf-facts">
              {code !== '' && <span className="figures">{code}</span>}
              <VariantName name={variant} />
              {remnants.length > 0 && (
                <span>Retazos: {remnants.map((length) => stockText(length, unit)).join(' · ')}</span>
              )}
            </small>
          </span>
        </div>
      </td>
      <Amount label="Hay" text={stockText(there, unit)} />
      <Amount label="Prometido" text={stockText(promised, unit)} />
      <td className="shelf-amount">
        <span className="shelf-label">Disponible</span>
        {available < 0 ? (
          <b className="shelf-short">
            <TriangleAlert aria-hidden="true" /> Faltan {stockText(-available, unit)}
          </b>
        ) : (
          <b>{stockText(available, unit)}</b>
        )}
      </td>
      <Amount label="Avisar en" text={stockText(lowAt, unit)} isQuiet />
    </tr>
  );
}

function Amount({ label, text, isQuiet = false }: { label: string; text: string; isQuiet?: boolean }) {
  return (
    <td className={isQuiet ? 'shelf-amount text-muted' : 'shelf-amount'}>
      <span className="shelf-label">{label}</span>
      {text}
    </td>
  );
}

function NothingFound() {
  const way = { to: deskPath('stock'), label: 'Quitar filtros' };
  return <EmptyList text="No hay nada contado así." way={way} />;
}

/** What it is good for, and the way in. */
function NothingCounted() {
  const mayCount = useMay('stock');
  return (
    <EmptyList
      text="Nada contado todavía. Empieza por un cajón: cuenta con el teléfono, y desde entonces se sabe cuánto hay."
      way={null}
      action={
        mayCount && (
          <ButtonLink to={deskPath('stockCount')} variant="primary">
            Contar
          </ButtonLink>
        )
      }
    />
  );
}
