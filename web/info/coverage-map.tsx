import './coverage.css';
import { useStore } from '#web/storefront/store-context.tsx';
import { CAPITAL_CITY, CoverageDrawing } from './coverage-drawing.tsx';
import { REGIONS } from './coverage-outlines.ts';

/** What the shop says of shipping, and from the shop to every province, drawn and listed, if it sends there (CONTENT-011, CONTENT-021). */
export function CoverageMap() {
  const { city, shippingBenefit, shippingAnswer, shipsNationwide } = useStore();
  if (!shipsNationwide) {
    return (
      <section aria-labelledby="envios" className="info-panel">
        <h2 id="envios" className="text-title">
          {shippingBenefit}
        </h2>
        <p className="mt-3 max-w-[34em] text-secondary">{shippingAnswer}</p>
      </section>
    );
  }
  return (
    <section aria-labelledby="envios" className="info-panel coverage">
      <h2 id="envios" className="text-title">
        {shippingBenefit}
      </h2>
      <CoverageDrawing />
      <p className="coverage-text">
        Despachamos desde {city} a las 23 provincias y a la {CAPITAL_CITY}. {shippingAnswer}
      </p>
      <dl className="coverage-regions">
        {REGIONS.map(({ name, provinces }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{provinces.map((province) => province.name).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
