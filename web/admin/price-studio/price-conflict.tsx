import { useEffect, useRef } from 'react';
import { formatCount, formatWholeNumber } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { shownPrices } from './preview-rows.ts';
import type { ChangedRows } from './price-changes-api.ts';
import { ShownAmounts } from './shown-amounts.tsx';

type PriceConflictProps = {
  readonly changed: ChangedRows;
  readonly onRecalculate: () => void;
};

const ROWS_SHOWN = 100;

/** Products changed since the preview, so nothing was applied; the form stays as it is (STUDIO-005). */
export function PriceConflict({ changed: { count, rows }, onRecalculate }: PriceConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section aria-label="Productos que cambiaron mientras tanto" className="dashboard-card rows-changed">
      <h2 ref={heading} tabIndex={-1} className="text-block">
        {formatCount(count, { one: 'producto cambió', many: 'productos cambiaron' })} mientras mirabas la
        lista
      </h2>
      <p className="mt-1.5 text-secondary">
        No se aplicó nada. Lo que escribiste y lo que dejaste afuera sigue igual: vuelve a calcular y mira de
        nuevo.
      </p>
      <table className="preview-table changed-table">
        <thead>
          <tr>
            <th scope="col">Código</th>
            <th scope="col">Producto</th>
            <th scope="col" className="text-right">
              Antes
            </th>
            <th scope="col" className="text-right">
              Ibas a poner
            </th>
            <th scope="col" className="text-right">
              Ahora tiene
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, ROWS_SHOWN).map((row) => (
            <ChangedRow key={row._id} row={row} />
          ))}
        </tbody>
      </table>
      {count > ROWS_SHOWN && <p className="mt-2 text-muted">y {formatWholeNumber(count - ROWS_SHOWN)} más</p>}
      <Button variant="primary" className="mt-4" onClick={onRecalculate}>
        Volver a calcular
      </Button>
    </section>
  );
}

function ChangedRow({ row }: { row: ChangedRows['rows'][number] }) {
  const { code, name, before, seen, now, deleted } = row;
  const [old, wanted, present] = [shownPrices(before), shownPrices(seen), shownPrices(now)];
  return (
    <tr>
      <td className="preview-code figures">{code}</td>
      <th scope="row" className="preview-name">
        {name || 'Producto'}
      </th>
      <td className="changed-before figures" data-label="Antes">
        <ShownAmounts prices={old} other={present.pack === old.pack ? wanted : present} />
      </td>
      <td className="changed-seen figures" data-label="Ibas a poner">
        <ShownAmounts prices={wanted} other={old} />
      </td>
      <td className="changed-now figures" data-label="Ahora tiene">
        {deleted ? 'Eliminado' : <ShownAmounts prices={present} other={old} />}
      </td>
    </tr>
  );
}
