import { SHIPPING_BENEFIT } from '#web/storefront/benefit-texts.ts';
import { useStore } from '#web/storefront/store-context.tsx';
import { CAPITAL_CITY, CoverageDrawing } from './coverage-drawing.tsx';
import { REGIONS } from './coverage-outlines.ts';
import { SHIPPING_COST_ANSWER } from './faq-shipping-answer.ts';

/** From the shop to every province, drawn and listed (CONTENT-011, CONTENT-021). */
export function CoverageMap() {
  const { city } = useStore();
  return (
    <section aria-labelledby="envios" className="info-panel coverage">
      <h2 id="envios" className="text-title">
        {SHIPPING_BENEFIT}
      </h2>
      <CoverageDrawing />
      <p className="coverage-text">
        Despachamos desde {city} a las 23 provincias y a la {CAPITAL_CITY}. {SHIPPING_COST_ANSWER}
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
