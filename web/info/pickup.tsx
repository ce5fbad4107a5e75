import { OpeningHours } from '#web/storefront/opening-hours.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Clock, MapPin } from '#web/ui/stroke-icons.tsx';

/** Where and when an order is picked up (CONTENT-014, CONTENT-021). */
export function Pickup() {
  const store = useStore();
  return (
    <section aria-labelledby="retiro" className="info-panel pickup">
      <div>
        <h2 id="retiro" className="text-section">
          Retira en nuestro local
        </h2>
        <p className="mt-3 max-w-[30em] text-secondary">
          Sin costo. Te avisamos cuando el pedido está listo y lo guardamos a tu nombre.
        </p>
        <PageLink to="/contact" className="sewn-link mt-3 inline-block py-2.5 font-[620] text-accent">
          Cómo llegar
        </PageLink>
      </div>
      <ul className="grid content-start gap-4">
        <li className="flex gap-3">
          <MapPin aria-hidden="true" className="text-accent" />
          <span>
            {store.streetAddress}
            <br />
            {store.city}, {store.province}
          </span>
        </li>
        <li className="flex gap-3">
          <Clock aria-hidden="true" className="text-accent" />
          <div className="grid gap-2">
            <OpeningHours />
          </div>
        </li>
      </ul>
    </section>
  );
}
