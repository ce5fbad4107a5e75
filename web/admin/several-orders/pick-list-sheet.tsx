import '#web/paper/paper.css';
import '#web/paper/paper-head.css';
import '#web/paper/paper-lines.css';
import './pick-list.css';
import { screenSection } from '#domain/catalogue/taxonomy.ts';
import { amountsText } from '#domain/measure/amounts.ts';
import { pieceList, piecesText } from '#domain/measure/pieces.ts';
import { quantityText, timesText } from '#domain/measure/quantity-text.ts';
import { BY_PIECE, type SaleUnit } from '#domain/measure/sale-unit.ts';
import { priceListText } from '#domain/orders/order-price-list.ts';
import { leftText } from '#domain/stock/left-text.ts';
import type { WirePickedProduct, WirePickList } from '#schemas/pick-list-answer.ts';
import { formatCount } from '#web/format.ts';
import { LogoMark } from '#web/storefront/logo.tsx';
import { shortageText } from '../shortages/shortage-text.ts';

/** Products by shelf, with squares to tick on paper, and no prices: the sheet may lie on the counter. */
export function PickListSheet({
  list: { orders, products, extras, shortages = [] },
}: {
  list: WirePickList;
}) {
  const shelves = Map.groupBy(products, shelfOf);
  const amounts = products.map(({ units, unit = BY_PIECE }) => ({ units, saleUnit: unit }));
  return (
    <article className="paper pick-list">
      <header className="paper-head">
        <span className="logo">
          <LogoMark />
        </span>
        <h1>Lista para preparar</h1>
      </header>
      <ul className="pick-orders figures" aria-label="Pedidos">
        {orders.map(({ _id, orderNumber, userName, userLastName, priceList }) => (
          <li key={_id}>
            <b>N.º {orderNumber}</b> {userName} {userLastName}
            {priceList !== undefined && ` · ${priceListText(priceList)}`}
          </li>
        ))}
      </ul>
      {shortages.length > 0 && (
        <section aria-labelledby="falta" className="pick-extras">
          <h2 id="falta">Falta</h2>
          <ul>
            {shortages.map((line) => (
              <li key={`${line._id} ${line.variant}`}>{shortageText(line)}</li>
            ))}
          </ul>
        </section>
      )}
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
        {formatCount(products.length, { one: 'producto', many: 'productos' })} · {amountsText(amounts)}
      </p>
    </article>
  );
}

function PickedRow({ product }: { product: WirePickedProduct }) {
  const { unit = BY_PIECE } = product;
  const variants = product.variants.filter(({ variant }) => variant !== '');
  const [only] = product.variants;
  return (
    <tr>
      <td className="pick-mark">{variants.length === 0 && <Tick />}</td>
      <td className="pick-units">{timesText(product.units, unit)}</td>
      <td className="paper-product">
        {product.brand} <b>{product.name}</b>
        {product.code !== '' && <small>Código {product.code}</small>}
        {variants.length === 0 && only && <Cuts variant={only} unit={unit} />}
        {variants.length > 0 && (
          <ul className="pick-variants">
            {variants.map((variant) => (
              <li key={variant.variant}>
                <Tick /> <b>{timesText(variant.units, unit)}</b> {variant.variant}
                <Cuts variant={variant} unit={unit} />
              </li>
            ))}
          </ul>
        )}
      </td>
      <td className="pick-numbers">{product.orders.join(', ')}</td>
    </tr>
  );
}

type CutsProps = { readonly variant: WirePickedProduct['variants'][number]; readonly unit: SaleUnit };

/** What the cutter cuts, each length with squares of its own, and from which roll. */
function Cuts({ variant: { pieces = [], rolls = [], joined = [] }, unit }: CutsProps) {
  return (
    <>
      {pieces.length > 0 && (
        <small className="pick-cuts">
          {pieces.map((cuts) => (
            <span key={cuts.length}>
              <Tick /> {piecesText([cuts], unit)}
            </span>
          ))}
        </small>
      )}
      {rolls.map(({ length, cuts, left }, index) => (
        // Two rolls may be of one length.
        <small key={`${index} ${length}`}>
          Del rollo de {quantityText(length, unit)}: {pieceList(cuts, unit)}
          {left > 0 ? `. ${leftText(left, unit)}` : '. Se termina'}
        </small>
      ))}
      {joined.length > 0 && <small>Ningún rollo tiene {pieceList(joined, unit)}: avisa antes de unir</small>}
    </>
  );
}

/** A square to tick with a pencil. */
function Tick() {
  return <span aria-hidden="true" className="pick-tick" />;
}

function shelfOf({ section, subsection }: WirePickedProduct): string {
  return [screenSection(section), subsection].filter(Boolean).join(' · ');
}
