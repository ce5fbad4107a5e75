import { PageLink } from '#web/ui/page-link.tsx';
import { useFormCategories } from '../categories/form-categories.tsx';

/** Which part of the shop is counted. */
export function CountChoice() {
  const taxonomy = useFormCategories();
  return (
    <section className="dashboard-card grid gap-4" aria-labelledby="que-se-cuenta">
      <h2 id="que-se-cuenta" className="text-block">
        ¿Qué sección cuentas?
      </h2>
      {taxonomy.map(({ section, label, subsections }) => (
        <div key={section} className="grid gap-2">
          <h3 className="text-sm font-semibold">{label}</h3>
          <ul className="count-places">
            {subsections.map(({ name }) => (
              <li key={name}>
                <PageLink
                  to={`?${new URLSearchParams({ seccion: section, subseccion: name })}`}
                  className="chip"
                >
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
