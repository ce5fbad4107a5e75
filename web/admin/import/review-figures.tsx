import type { WireImportCheck } from '#schemas/import-answers.ts';
import { formatWholeNumber } from '#web/format.ts';

/** How many rows are new, changed, unchanged and wrong. */
export function ReviewFigures({ check }: { check: WireImportCheck }) {
  const figures = [
    { label: 'Nuevos', value: check.new },
    { label: 'Cambian', value: check.changed },
    { label: 'Iguales', value: check.unchanged },
    { label: 'Con errores', value: check.wrong },
  ];
  return (
    <dl className="review-figures">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="display-figures" data-bad={(label === 'Con errores' && value > 0) || undefined}>
            {formatWholeNumber(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
