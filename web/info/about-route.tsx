import type { StoreConfig } from '#config/store.ts';
import { WhyUs } from '#web/catalogue/why-us.tsx';
import { pageServices } from '#web/context.ts';
import type { PageHandle } from '#web/shared-page.ts';
import { generationsText, isOfFamily } from '#web/storefront/generations-text.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import type { Route } from './+types/about-route.ts';
import { AboutOpener } from './about-opener.tsx';
import { AboutStory } from './about-story.tsx';
import { staticPageMeta } from './static-page-meta.ts';

export const handle = { shared: {} } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { story, generations } = context.get(pageServices).store;
  return { story, generations };
}

export const meta: Route.MetaFunction = ({ matches: [{ loaderData: root }] }) =>
  staticPageMeta({
    root,
    path: '/aboutUs',
    title: 'Nosotros',
    description: root ? aboutText(root.store) : '',
  });

function aboutText(store: Pick<StoreConfig, 'generationCount' | 'foundedIn' | 'description'>): string {
  if (!isOfFamily(store)) return store.description;
  return `Una mercería de familia: ${generationsText(store)} detrás del mostrador, desde ${store.foundedIn}.`;
}

/** ROUTE-008 */
export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  const { story, generations } = loaderData;
  return (
    <main>
      <div className="shop-width pt-4 lg:pt-8">
        <AboutOpener />
        <AboutStory story={story} generations={generations} />
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
