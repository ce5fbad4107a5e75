import type { WireImportRowsChanged } from '#schemas/wire/problem.ts';
import { formatWholeNumber } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ScrollList } from '../prices/scroll-list.tsx';

type RowsChangedProps = {
  readonly rows: WireImportRowsChanged['rows'];
  readonly isWorking: boolean;
  readonly onCheck: () => void;
};

/** Somebody changed products after the dry run, so nothing was imported. The one way on is a new dry run. */
export function RowsChanged({ rows, isWorking, onCheck }: RowsChangedProps) {
  return (
    <section role="alert" className="dashboard-card mb-4 bg-warning-soft!">
      <h2 className="text-block">Algunos productos cambiaron después de la revisión</h2>
      <p className="mt-1">No se importó nada. Revisa de nuevo para ver cómo quedarían ahora.</p>
      <ScrollList label="Productos que cambiaron">
        {rows.map(({ row, _id, code, name }) => (
          <li key={`${row} ${_id}`} className="figures py-1.5">
            <b className="font-semibold">{name}</b> {code}, fila {formatWholeNumber(row)}
          </li>
        ))}
      </ScrollList>
      <Button variant="primary" className="mt-4" isLoading={isWorking} onClick={onCheck}>
        Revisar de nuevo
      </Button>
    </section>
  );
}
