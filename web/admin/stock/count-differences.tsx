import { BY_PIECE } from '#domain/measure/sale-unit.ts';
import { placeKey } from '#domain/stock/shelf.ts';
import type { WireStockDifferences } from '#schemas/stock-answers.ts';
import { formatCount, formatWholeNumber } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '../login/form-error.tsx';
import type { CountItem } from './count-place.ts';
import { addedText, stockText } from './stock-amount.ts';
import { VariantName } from './variant-name.tsx';

type CountDifferencesProps = {
  readonly items: readonly CountItem[];
  readonly differences: WireStockDifferences['differences'];
  /** How many were counted. */
  readonly count: number;
  readonly error: string | null;
  readonly isSending: boolean;
  readonly onBack: () => void;
  readonly onStore: () => void;
};

const STORED = { one: 'conteo', many: 'conteos' };

/** What differs from the book. Nothing is written yet. */
export function CountDifferences(props: CountDifferencesProps) {
  const { items, differences, count, error, isSending, onBack, onStore } = props;
  const named = new Map(items.map((item) => [placeKey(item), item]));
  return (
    <div className="grid gap-4">
      <section className="dashboard-card grid gap-3" aria-labelledby="diferencias">
        <header className="flex flex-wrap items-baseline gap-x-4">
          <h2 id="diferencias" className="mr-auto text-block">
            Diferencias
          </h2>
          <span className="figures text-secondary">
            {formatWholeNumber(differences.length)} de{' '}
            {formatCount(count, { one: 'contado', many: 'contados' })}
          </span>
          <p className="basis-full text-sm text-secondary">
            Todavía no se cambió nada. Si mientras contabas se vendió algo, el libro ya lo descuenta.
          </p>
        </header>
        {differences.length === 0 ? (
          <p>Todo lo que contaste coincide con el libro.</p>
        ) : (
          <table className="list-table difference-table">
            <thead>
              <tr>
                <th scope="col">Producto</th>
                <th scope="col">Libro</th>
                <th scope="col">Contado</th>
                <th scope="col">Diferencia</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ _id, variant, there, counted, difference }) => {
                const item = named.get(placeKey({ productId: _id, variant }));
                const unit = item?.unit ?? BY_PIECE;
                return (
                  <tr key={`${_id} ${variant}`}>
                    <td className="difference-name">
                      <b className="font-semibold wrap-anywhere">{item?.name}</b>
                      <small>
                        <VariantName name={variant} />
                      </small>
                    </td>
                    <td className="shelf-amount">
                      <span className="shelf-label">Libro</span>
                      {stockText(there, unit)}
                    </td>
                    <td className="shelf-amount">
                      <span className="shelf-label">Contado</span>
                      {stockText(counted, unit)}
                    </td>
                    <td className="shelf-amount">
                      <span className="shelf-label">Diferencia</span>
                      <b className={difference < 0 ? 'text-error' : undefined}>
                        {addedText(difference, unit)}
                      </b>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
      </section>
      <FormError text={error} />
      <div className="work-foot stock-foot gap-2.5">
        <Button variant="outline" onClick={onBack}>
          Seguir contando
        </Button>
        <Button variant="primary" isLoading={isSending} onClick={onStore}>
          Guardar {formatCount(count, STORED)}
        </Button>
      </div>
    </div>
  );
}
