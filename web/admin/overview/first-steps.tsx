import { ArrowRight } from 'lucide-react';
import { useStore } from '#web/storefront/store-context.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Stitch } from '#web/ui/stitch.tsx';

const STEPS = [
  {
    title: 'Agrega el primer producto',
    text: 'Con sección, subsección y tipo alcanza; el precio y las fotos pueden venir después.',
  },
  {
    title: 'O trae todos de una planilla',
    text: '‘Importar’ lee CSV y XLSX, también los de Tiendanube, Shopify y WooCommerce, y muestra cada cambio antes de hacerlo.',
  },
  {
    title: 'Mira la tienda como la ven tus clientes',
    text: 'Revisa el nombre, los teléfonos y los horarios: están en la configuración de la tienda.',
  },
] as const;

/** First steps for a shop without products and orders. */
export function FirstSteps() {
  const store = useStore();
  return (
    <section className="dashboard-card grid items-center gap-8 p-6! lg:grid-cols-[minmax(0,1fr)_auto] lg:p-10!">
      <div className="max-w-[62ch]">
        <h2 className="text-section">{store.name} está lista para coser</h2>
        <p className="mt-2 text-secondary">Todavía no tiene productos ni pedidos. Así se empieza:</p>
        <ol className="mt-6 grid gap-5">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-4">
              <span className="display-figures text-[30px] text-accent" aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <b className="font-semibold">{title}</b>
                <span className="block text-secondary">{text}</span>
              </span>
            </li>
          ))}
        </ol>
        <Stitch className="my-7" />
        <p className="flex flex-wrap gap-3">
          <ButtonLink to="/hilvanDash/nuevo" variant="primary">
            Agregar un producto <ArrowRight aria-hidden="true" />
          </ButtonLink>
          <ButtonLink to="/hilvanDash/importar" variant="outline">
            Importar una planilla
          </ButtonLink>
          <ButtonLink to="/" variant="quiet">
            Ver la tienda
          </ButtonLink>
        </p>
      </div>
      <img src="/art/empty-spool.svg" alt="" width={220} height={220} className="mx-auto max-lg:hidden" />
    </section>
  );
}
