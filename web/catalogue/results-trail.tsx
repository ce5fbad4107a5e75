import type { Landing } from '#domain/addresses/landing.ts';
import type { Filters } from '#domain/catalogue/filters.ts';
import { Trail } from '#web/storefront/trail.tsx';

/** The way from the home to the results: 'Inicio / Mercería / Hilos', 'Inicio / Búsqueda'. */
export function ResultsTrail({
  filters,
  landing: { steps },
}: {
  filters: Filters;
  landing: Pick<Landing, 'steps'>;
}) {
  if (filters.text.trim() !== '') return <Trail steps={steps} current="Búsqueda" />;
  if (steps.length === 1) return <Trail steps={steps} current="Todos los productos" />;
  return <Trail steps={steps.slice(0, -1)} current={steps.at(-1)?.name ?? ''} />;
}
