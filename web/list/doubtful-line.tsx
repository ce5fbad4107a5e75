import { useState } from 'react';
import { fittingQuantities } from '#domain/cart/fitting-quantities.ts';
import { quantityText } from '#domain/measure/quantity-text.ts';
import { BY_PIECE, isByMeasure } from '#domain/measure/sale-unit.ts';
import { askedParts } from '#domain/pasted-list/asked-parts.ts';
import type { MatchedLine } from '#domain/pasted-list/matched-list.ts';
import type { Product } from '#domain/products/product.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { AmountStepper } from '#web/measure/amount-stepper.tsx';
import { Check } from '#web/ui/stroke-icons.tsx';
import { OfferedCandidate } from './offered-candidate.tsx';

/** A line that may mean several products, variants or amounts: the shopper chooses. */
export function DoubtfulLine({ line }: { line: MatchedLine<Product> }) {
  const { add, cart } = useCart();
  const [units, setUnits] = useState(line.units);
  const [chosen, setChosen] = useState<string | null>(null);

  function choose(product: Product, variant: string, asked: number): void {
    const inCart = cart.find(({ productId }) => productId === product.id)?.quantities ?? {};
    add(product, fittingQuantities(inCart, { [variant]: asked }, product.saleUnit));
    const name = [product.name || 'Producto', variant].filter(Boolean).join(', ');
    setChosen(`${quantityText(asked, product.saleUnit)} de ${name}`);
  }

  return (
    <fieldset className="pasted-line">
      <legend>«{line.text}»</legend>
      {chosen === null ? (
        <>
          {line.candidates.some(({ product }) => !isByMeasure(product.saleUnit)) && (
            <AmountStepper
              label={`Cantidad de ${line.text}`}
              subject={line.text}
              unit={BY_PIECE}
              value={units}
              onChange={(next) => setUnits(Math.max(next, 1))}
            />
          )}
          <ul>
            {line.candidates.map((candidate) => (
              <OfferedCandidate
                key={candidate.product.id}
                candidate={candidate}
                asked={askedParts({ ...line, units }, candidate.product)}
                onChoose={choose}
              />
            ))}
          </ul>
        </>
      ) : (
        <p className="pasted-line-chosen">
          <Check aria-hidden="true" />
          {chosen} en tu carrito
        </p>
      )}
    </fieldset>
  );
}
