import type { Landing } from '#domain/addresses/landing.ts';
import type { HomeData } from './home-data.ts';
import { ProductCard } from './product-card.tsx';

type BesideResultsProps = Pick<HomeData, 'landing' | 'beside'> & { page: number };

/** 'También puede servirte' (FIND-002), or what the shop says of the list. */
export function BesideResults({ beside, landing, page }: BesideResultsProps) {
  if (beside === null) return page === 1 ? <ListText landing={landing} /> : null;
  return (
    <section aria-labelledby="tambien" className="mb-4 mt-4">
      <h2 id="tambien" className="mb-4 text-[1.4375rem]">
        También puede servirte
      </h2>
      <ul className="product-grid product-rows">
        {/* At one width the grid enlarges its first product; here none stands out. */}
        <li hidden />
        {beside.products.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} photoPlace="grid" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the shop says of a place, below its products: these come at once (FIND-009). */
export function ListText({ landing: { text, steps } }: { landing: Pick<Landing, 'text' | 'steps'> }) {
  return (
    <section className="mt-8 max-w-[65ch]">
      <h2 className="mb-2 text-[1.4375rem]">{`Sobre ${steps.at(-1)?.name}`}</h2>
      <p className="whitespace-pre-line text-secondary">{text}</p>
    </section>
  );
}
