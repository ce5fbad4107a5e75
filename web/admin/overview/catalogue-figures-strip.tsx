import { deskPath } from '#domain/addresses/desk-path.ts';
import type { WireOverview } from '#schemas/overview-answers.ts';
import { formatCount, formatWholeNumber } from '#web/format.ts';
import { daysBetween } from './days-between.ts';
import { Figure } from './figure.tsx';
import { formatDaysAgo } from './format-figures.ts';

const PRODUCTS = deskPath('products');

type CatalogueFiguresStripProps = {
  readonly products: WireOverview['products'];
  readonly lastPriceChange: string | null;
  readonly now: number;
};

/** Counts of visible and incomplete products; each links to its products. */
export function CatalogueFiguresStrip({ products, lastPriceChange, now }: CatalogueFiguresStripProps) {
  const { total, hidden, withoutPrice, withoutPhoto, withoutCode } = products;
  return (
    <section aria-label="Productos" className="figures-strip grid-cols-2 xl:grid-cols-4">
      <Figure label="Productos publicados" value={formatWholeNumber(total - hidden)} to={PRODUCTS}>
        {formatCount(hidden, { one: 'oculto', many: 'ocultos' })}
        {lastPriceChange !== null &&
          `. Últimos precios: ${formatDaysAgo(daysBetween(Date.parse(lastPriceChange), now))}`}
      </Figure>
      <Figure
        label="Sin precio"
        value={formatWholeNumber(withoutPrice)}
        to={`${PRODUCTS}?falta=precio&ocultos=1`}
      >
        Se muestran como ‘Consultar’
      </Figure>
      <Figure
        label="Sin foto"
        value={formatWholeNumber(withoutPhoto)}
        to={`${PRODUCTS}?falta=foto&ocultos=1`}
      >
        Se muestran con un dibujo
      </Figure>
      <Figure
        label="Sin código"
        value={formatWholeNumber(withoutCode)}
        to={`${PRODUCTS}?falta=codigo&ocultos=1`}
      >
        La lista de precios no los encuentra
      </Figure>
    </section>
  );
}
