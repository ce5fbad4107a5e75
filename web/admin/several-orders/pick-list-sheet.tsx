import '#web/paper/paper.css';
import '#web/paper/paper-head.css';
import '#web/paper/paper-lines.css';
import './pick-list.css';
import { screenSection } from '#domain/catalogue/taxonomy.ts';
import type { WirePickedProduct, WirePickList } from '#schemas/pick-list-answer.ts';
import { formatCount, formatUnits, formatWholeNumber } from '#web/format.ts';
import { LogoMark } from '#web/storefront/logo.tsx';

/** Products by shelf, with squares to tick on paper, and no prices: the sheet may lie on the counter. */
export function PickListSheet({ list: { orders, products, extras } }: { list: WirePickList }) {
  const shelves = Map.groupBy(products, shelfOf);
  const units = products.reduce((sum, product) => sum + product.units, 0);
  return (
    <article className="paper pick-list">
      <header className="paper-head">
        <span className="logo">
          <LogoMark />
        </span>
        <h1>Lista para preparar</h1>
      </header>
      <ul className="pick-orders figures" aria-label="Pedidos">
        {orders.map(({ _id, orderNumber, userName, userLastName }) => (
          <li key={_id}>
            <b>N.º {orderNumber}</b> {userName} {userLastName}
          </li>
        ))}
      </ul>
      <table className="paper-lines pick-lines figures">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Listo</span>
            </th>
            <th scope="col" className="pick-units">
              Cant.
            </th>
            <th scope="col">Producto</th>
            <th scope="col" className="pick-numbers">
              Pedidos
            </th>
          </tr>
        </thead>
        {[...shelves].map(([shelf, onShelf]) => (
          <tbody key={shelf}>
            <tr className="pick-shelf">
              <th scope="rowgroup" colSpan={4}>
                {shelf}
              </th>
            </tr>
            {onShelf.map((product) => (
              <PickedRow key={product._id} product={product} />
            ))}
          </tbody>
        ))}
      </table>
      {extras.length > 0 && (
        <section aria-labelledby="ademas" className="pick-extras">
          <h2 id="ademas">Además</h2>
          <ul>
            {extras.map(({ orderNumber, text }) => (
              <li key={`${orderNumber} ${text}`}>
                <Tick /> {text} <small>N.º {orderNumber}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="pick-sum figures">
        {formatCount(products.length, { one: 'producto', many: 'productos' })} · {formatUnits(units)}
      </p>
    </article>
  );
}

function PickedRow({ product }: { product: WirePickedProduct }) {
  const variants = product.variants.filter(({ variant }) => variant !== '');
  return (
    <tr>
      <td className="pick-mark">{variants.length === 0 && <Tick />}</td>
      <td className="pick-units">{formatWholeNumber(product.units)}</td>
      <td className="paper-product">
        {product.brand} <b>{product.name}</b>
        {product.code !== '' && <small>Código {product.code}</small>}
        {variants.length > 0 && (
          <ul className="pick-variants">
            {variants.map(({ variant, units }) => (
              <li key={variant}>
                <Tick /> <b>{formatWholeNumber(units)}</b> {variant}
              </li>
            ))}
          </ul>
        )}
      </td>
      <td className="pick-numbers">{product.orders.join(', ')}</td>
    </tr>
  );
}

/** A square to tick with a pencil. */
function Tick() {
  return <span aria-hidden="true" className="pick-tick" />;
}

function shelfOf({ section, subsection }: WirePickedProduct): string {
  return [screenSection(section), subsection].filter(Boolean).join(' · ');
}
