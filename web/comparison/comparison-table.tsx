import type { ReactNode } from 'react';
import { comparisonPath } from '#domain/addresses/comparison-path.ts';
import type { ListedProduct } from '#domain/products/listed-product.ts';
import type { ComparedRow } from '#domain/products/side-by-side.ts';
import { CardButton } from '#web/catalogue/card-button.tsx';
import { Price } from '#web/catalogue/price.tsx';
import { ProductPhoto } from '#web/catalogue/product-photo.tsx';
import { useProductLink } from '#web/storefront/use-product-link.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import type { ComparedProduct } from './comparison-data.ts';
import { planRows } from './plan-rows.tsx';

type ComparisonTableProps = {
  compared: readonly ComparedProduct[];
  specifications: readonly ComparedRow[];
};

/** One column a product. More than fit are scrolled within the table. */
export function ComparisonTable({ compared, specifications }: ComparisonTableProps) {
  const ids = compared.map(({ card }) => card.id);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it too.
    <section className="comparison-scroll" aria-label="Comparación" tabIndex={0}>
      <table className="comparison" data-columns={compared.length}>
        <thead>
          <tr>
            <td className="max-lg:hidden" />
            {compared.map(({ card }) => (
              <th key={card.id} scope="col">
                <ProductHead card={card} others={ids.filter((id) => id !== card.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name="Precio">
            {compared.map(({ card }) => (
              <span key={card.id} className="comparison-price">
                <Price product={card} />
              </span>
            ))}
          </Row>
          <Row name="Comprar">
            {compared.map(({ card }) => (
              <ProductBuy key={card.id} card={card} />
            ))}
          </Row>
          {planRows(compared).map(({ name, cells }) => (
            <Row key={name} name={name}>
              {cells}
            </Row>
          ))}
          <TextRow name="Marca" values={compared.map(({ card }) => card.brand)} />
          {specifications.map(({ name, values }) => (
            <TextRow key={name} name={name || 'Además'} values={values} />
          ))}
          <TextRow name="Modelos" values={compared.map(({ models }) => models.join(', '))} />
          <TextRow name="Colores" values={compared.map(({ colours }) => colours.join(', '))} />
        </tbody>
      </table>
    </section>
  );
}

/** Nothing where no product says it. */
function TextRow({ name, values }: { name: string; values: readonly (string | null)[] }) {
  if (values.every((value) => !value)) return null;
  return (
    <Row name={name}>
      {values.map((value, at) =>
        value ? (
          <span key={at}>{value}</span>
        ) : (
          <span key={at} className="text-muted">
            –<span className="sr-only"> no lo dice</span>
          </span>
        ),
      )}
    </Row>
  );
}

/** Its name stands left of the values, or above them where the window is narrow. */
function Row({ name, children }: { name: string; children: readonly ReactNode[] }) {
  return (
    <>
      <tr className="comparison-name lg:hidden">
        <th scope="rowgroup" colSpan={children.length}>
          <span>{name}</span>
        </th>
      </tr>
      <tr>
        <th scope="row" className="max-lg:hidden">
          {name}
        </th>
        {children.map((value, at) => (
          <td key={at}>{value}</td>
        ))}
      </tr>
    </>
  );
}

function ProductHead({ card, others }: { card: ListedProduct; others: readonly string[] }) {
  const link = useProductLink(card);
  const name = card.name || 'Producto';
  return (
    <>
      <PageLink {...link} className="block hover:underline">
        <ProductPhoto
          photo={card.photos[0]}
          alt=""
          width={400}
          sizes="(min-width: 64rem) 240px, 45vw"
          isEager
          className="comparison-photo"
        />
        {name}
      </PageLink>
      <PageLink to={comparisonPath(others)} className="comparison-remove">
        Quitar<span className="sr-only"> {name}</span>
      </PageLink>
    </>
  );
}

function ProductBuy({ card }: { card: ListedProduct }) {
  const { to } = useProductLink(card);
  if (card.isSoldOut) return <span>Agotado</span>;
  return <CardButton card={card} name={card.name || 'Producto'} page={to} />;
}
