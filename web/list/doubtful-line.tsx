import { useState } from 'react';
import { fittingQuantities } from '#domain/cart/fitting-quantities.ts';
import type { MatchedLine } from '#domain/pasted-list/matched-list.ts';
import type { Product } from '#domain/products/product.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { formatUnits } from '#web/format.ts';
import { Stepper } from '#web/ui/stepper.tsx';
import { Check } from '#web/ui/stroke-icons.tsx';
import { OfferedCandidate } from './offered-candidate.tsx';

/** A line that may mean several products or variants: the shopper chooses. */
export function DoubtfulLine({ line }: { line: MatchedLine<Product> }) {
  const { add, cart } = useCart();
  const [units, setUnits] = useState(line.units);
  const [chosen, setChosen] = useState<string | null>(null);

  function choose(product: Product, variant: string): void {
    const inCart = cart.find(({ productId }) => productId === product.id)?.quantities ?? {};
    add(product, fittingQuantities(inCart, Object.fromEntries([[variant, units]])));
    setChosen([product.name || 'Producto', variant].filter(Boolean).join(', '));
  }

  return (
    <fieldset className="pasted-line">
      <legend>«{line.text}»</legend>
      {chosen === null ? (
        <>
          <Stepper
            label={`Cantidad de ${line.text}`}
            subject={line.text}
            value={units}
            onChange={(next) => setUnits(Math.max(next, 1))}
          />
          <ul>
            {line.candidates.map((candidate) => (
              <OfferedCandidate key={candidate.product.id} candidate={candidate} onChoose={choose} />
            ))}
          </ul>
        </>
      ) : (
        <p className="pasted-line-chosen">
          <Check aria-hidden="true" />
          {formatUnits(units)} de {chosen} en tu carrito
        </p>
      )}
    </fieldset>
  );
}
