import './info.css';
import { WhyUs } from '#web/catalogue/why-us.tsx';
import type { PageHandle } from '#web/shared-page.ts';
import { generationsText } from '#web/storefront/generations-text.ts';
import { useStore } from '#web/storefront/store-context.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';
import type { Route } from './+types/about-route.ts';
import { AboutOpener } from './about-opener.tsx';
import { staticPageMeta } from './static-page-meta.ts';
import { ThreadSteps } from './thread-steps.tsx';

export const handle = { shared: {} } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches: [{ loaderData: root }] }) =>
  staticPageMeta({
    root,
    path: '/aboutUs',
    title: 'Nosotros',
    description: root
      ? `Una mercería de familia: ${generationsText(root.store)} detrás del mostrador, desde ${root.store.foundedIn}.`
      : '',
  });

/** ROUTE-008 */
export default function AboutRoute() {
  const { story, generations } = useStore();
  return (
    <main>
      <div className="shop-width pt-4 lg:pt-8">
        <AboutOpener />
        <section className="about-story" aria-labelledby="el-oficio">
          <h2 id="el-oficio" className="text-section">
            Un oficio que pasa de mano en mano
          </h2>
          <div className="grid max-w-[38em] gap-4 text-[17px]">
            {story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
        <section className="mt-14 lg:mt-20" aria-labelledby="generaciones">
          <SectionTitle id="generaciones">Lo que sumó cada generación</SectionTitle>
          <ThreadSteps steps={generations} />
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
