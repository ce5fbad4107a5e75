import './info.css';
import { WhyUs } from '#web/catalogue/why-us.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';
import type { Route } from './+types/about-route.ts';
import { AboutOpener } from './about-opener.tsx';
import { generationsSince } from './generations.ts';
import { staticPageMeta } from './static-page-meta.ts';
import { ThreadSteps } from './thread-steps.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  staticPageMeta({
    root: matches[0].loaderData,
    path: '/aboutUs',
    title: 'Nosotros',
    description: `Una mercería de familia: cinco generaciones detrás del mostrador, desde ${
      matches[0].loaderData?.store.foundedIn
    }.`,
  });

/** ROUTE-008 */
export default function AboutRoute() {
  const { foundedIn, city } = useStore();
  return (
    <main>
      <div className="shop-width pt-4 lg:pt-8">
        <AboutOpener />
        <section className="about-story" aria-labelledby="el-oficio">
          <h2 id="el-oficio" className="text-section">
            Un oficio que pasa de mano en mano
          </h2>
          <div className="grid max-w-[38em] gap-4 text-[17px]">
            <p>
              Hay preguntas que se contestan mejor con la tela sobre el mostrador: qué aguja va con ese hilo,
              cuánto elástico lleva una cintura, si esa máquina vieja todavía tiene arreglo. En {city} las
              contestamos desde {foundedIn}.
            </p>
            <p>
              Vendemos lo que usamos y arreglamos lo que vendemos. Por eso, junto a los hilos, los cierres y
              las puntillas, están las máquinas familiares e industriales, sus repuestos y el taller.
            </p>
            <p>
              Hoy también recibimos pedidos en línea, pero la costumbre es la misma: los lee una persona de la
              casa, los prepara y te llama antes de enviarlos.
            </p>
          </div>
        </section>
        <section className="mt-14 lg:mt-20" aria-labelledby="generaciones">
          <SectionTitle id="generaciones">Lo que sumó cada generación</SectionTitle>
          <ThreadSteps steps={generationsSince(foundedIn)} />
        </section>
        <div className="mt-12 flex flex-wrap gap-3">
          <ButtonLink to="/" variant="primary" size="large">
            Ver productos
          </ButtonLink>
          <ButtonLink to="/contact" variant="outline" size="large">
            Ven a conocernos
          </ButtonLink>
        </div>
      </div>
      <WhyUs />
    </main>
  );
}
