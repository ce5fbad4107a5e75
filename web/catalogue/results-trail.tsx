import type { Filters } from '#domain/catalogue/filters.ts';
import { useCategories } from '#web/storefront/store-context.tsx';
import { Trail } from '#web/storefront/trail.tsx';
import { categorySteps } from './category-steps.ts';

/** The way from the home to the results: 'Inicio / Mercería / Hilos', 'Inicio / Búsqueda'. */
export function ResultsTrail({ filters }: { filters: Filters }) {
  const { taxonomy } = useCategories();
  const steps = categorySteps(filters, taxonomy);
  if (filters.text.trim() !== '') return <Trail steps={steps} current="Búsqueda" />;
  if (steps.length === 1) return <Trail steps={steps} current="Todos los productos" />;
  return <Trail steps={steps.slice(0, -1)} current={steps.at(-1)?.name ?? ''} />;
}
