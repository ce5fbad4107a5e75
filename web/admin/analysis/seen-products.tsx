import { deskPath } from '#domain/addresses/desk-path.ts';
import type { WireAnalysis } from '#schemas/analysis-answers.ts';
import { formatWholeNumber } from '#web/format.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { CardHeading } from '../overview/card-heading.tsx';

/** The most seen products, with what became of it. */
export function SeenProducts({ products }: { products: WireAnalysis['products'] }) {
  return (
    <section className="dashboard-card">
      <CardHeading title="Productos más vistos" note="Cuántos los vieron, los agregaron y los pidieron" />
      {products.length === 0 ? (
        <p className="py-6 text-secondary">Todavía nadie abrió un producto en este tiempo.</p>
      ) : (
        <table className="seen-products figures">
          <thead>
            <tr>
              <th scope="col">Producto</th>
              <th scope="col">Vistos</th>
              <th scope="col">Agregados</th>
              <th scope="col">Pedidos</th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ _id, name, views, additions, orders }) => (
              <tr key={_id}>
                <th scope="row">
                  <PageLink to={`${deskPath('products')}?editar=${_id}`} className="seen-product-name">
                    {name}
                  </PageLink>
                </th>
                <td>{formatWholeNumber(views)}</td>
                <td>{formatWholeNumber(additions)}</td>
                <td>{formatWholeNumber(orders)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
