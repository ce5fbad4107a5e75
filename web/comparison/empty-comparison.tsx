import type { Step } from '#domain/addresses/category-steps.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** Nothing is compared yet: how it is done, and where to begin. */
export function EmptyComparison({ machines }: { machines: Step | null }) {
  return (
    <section className="mt-6 grid content-start justify-items-center gap-4.5 rounded-3 bg-surface px-7 py-10 text-center">
      <img src="/art/empty-spool.svg" alt="" width="150" height="150" />
      <p className="text-[1.0625rem] font-semibold">Todavía no elegiste qué comparar</p>
      <p className="max-w-[26em] text-secondary">
        Abre un producto y toca «Comparar» debajo de sus especificaciones. Puedes comparar hasta cuatro.
      </p>
      <ButtonLink to="/" variant="primary">
        Ir a comprar
      </ButtonLink>
      {machines && (
        <ButtonLink to={machines.path} variant="quiet">
          Ver {machines.name.toLowerCase()}
        </ButtonLink>
      )}
    </section>
  );
}
