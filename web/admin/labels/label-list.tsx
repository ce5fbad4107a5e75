import { BadgePercent, PackagePlus, Plus, SquareCheck } from 'lucide-react';
import { useState } from 'react';
import { isByMeasure } from '#domain/measure/sale-unit.ts';
import { formatDate } from '#domain/text/format-date.ts';
import type { WirePriceBatch } from '#schemas/price-change-answers.ts';
import { formatWholeNumber } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import type { LabelJob } from '../label-job/label-job.ts';
import { ProductFinderField } from '../product-finder/product-finder-field.tsx';
import { LabelRowItem } from './label-row-item.tsx';
import type { RowFilter } from './label-rows.ts';
import type { Labels } from './use-labels.ts';

/** So many rows are drawn at first, and with each press. */
const ROWS = 100;

const SOURCES = {
  prices: { label: 'Del cambio de precios', Icon: BadgePercent },
  receipt: { label: 'De lo recibido', Icon: PackagePlus },
  ticked: { label: 'De los elegidos', Icon: SquareCheck },
  own: null,
} as const satisfies Record<LabelJob['source'], { label: string; Icon: typeof Plus } | null>;

const FILTERS: readonly { readonly key: keyof RowFilter; readonly label: string }[] = [
  { key: 'onlyInStock', label: 'Solo los que hay' },
  { key: 'perVariant', label: 'Una por color' },
];

/** What labels are made of, and how many of each. */
export function LabelList({ labels, batch }: { labels: Labels; batch: WirePriceBatch | null }) {
  const { job, rows, chosen, filter, tick } = labels;
  const [isAdding, setAdding] = useState(job.lines.length === 0);
  const [shown, setShown] = useState(ROWS);
  const source = SOURCES[job.source];
  const areAllOff = chosen.length === 0;
  return (
    <>
      <div className="labels-head">
        <div className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
          <h2 className="text-block">{job.lines.length === 0 ? 'Elige de qué' : job.title}</h2>
          {batch !== null && <p className="mt-1 text-fine text-secondary">{batchText(batch)}</p>}
        </div>
        {source !== null && (
          <span className="labels-source">
            <source.Icon aria-hidden="true" /> {source.label}
          </span>
        )}
      </div>
      <div className="labels-filters">
        {FILTERS.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            className="chip"
            aria-pressed={filter[key]}
            onClick={() => labels.setFilter({ ...filter, [key]: !filter[key] })}
          >
            {label}
          </button>
        ))}
        <button type="button" className="chip" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          <Plus aria-hidden="true" /> Agregar otros
        </button>
        {rows.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            className="ml-auto"
            onClick={() =>
              tick(
                rows.map(({ key }) => key),
                areAllOff,
              )
            }
          >
            {areAllOff ? 'Todas' : 'Ninguna'}
          </Button>
        )}
      </div>
      {isAdding && (
        <ProductFinderField
          label="Producto"
          hint="Con el escáner, por código o por nombre. «12*» delante son 12."
          onPick={({ id, saleUnit }, parts, variant) =>
            labels.add({
              productId: id,
              variant,
              // What is cut has one label, on its roll.
              count: isByMeasure(saleUnit) ? 1 : Math.max(1, parts),
            })
          }
        />
      )}
      <ul className="labels-rows" aria-label="Etiquetas">
        {rows.slice(0, shown).map((row) => (
          <LabelRowItem key={row.key} row={row} labels={labels} />
        ))}
      </ul>
      {rows.length === 0 && (
        <p className="labels-none">
          {job.lines.length === 0
            ? 'Agrega productos aquí, o elígelos en «Mis Productos», en un cambio de precios o al recibir mercadería.'
            : 'De estos productos no queda ninguno que mostrar.'}
        </p>
      )}
      {rows.length > shown && (
        <Button variant="outline" onClick={() => setShown(shown + ROWS)}>
          Ver más ({formatWholeNumber(rows.length - shown)})
        </Button>
      )}
    </>
  );
}

/** '+12,5 % en Hilos, 29 de noviembre de 2026, 10:42, por laura@casahilvan.example' */
function batchText({ rule, actor, appliedAt, createdAt }: WirePriceBatch): string {
  const by = actor === '' ? [] : [`por ${actor}`];
  return [rule, formatDate(Date.parse(appliedAt ?? createdAt)), ...by].join(', ');
}
