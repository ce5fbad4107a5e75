import { deskPath } from '#domain/addresses/desk-path.ts';
import type { WireBestProduct } from '#schemas/overview-answers.ts';
import { LinePhoto } from '#web/cart/line-photo.tsx';
import { formatWholeNumber } from '#web/format.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { CardHeading } from './card-heading.tsx';
import { NothingSold } from './nothing-sold.tsx';
import { ThreadBar } from './thread-bar.tsx';

/** The best-selling products; each links to its orders. */
export function BestProducts({ products }: { products: readonly WireBestProduct[] }) {
  const most = products[0]?.units ?? 0;
  return (
    <section className="dashboard-card">
      <CardHeading title="Más pedidos" note="Unidades, últimos 30 días" />
      {products.length === 0 && <NothingSold />}
      <ul>
        {products.map(({ _id, name, photo, units }) => (
          <li key={_id}>
            <PageLink
              to={`${deskPath('orders')}?${new URLSearchParams({ q: name })}`}
              className="grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2 text-[0.90625rem] hover:underline"
            >
              <LinePhoto photo={photo} size={40} className="row-span-2" />
              <span className="wrap-anywhere font-medium">{name}</span>
              <b className="figures">{formatWholeNumber(units)}</b>
              <ThreadBar share={units / most} className="col-span-2 col-start-2" />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
