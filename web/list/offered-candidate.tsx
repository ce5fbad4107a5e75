import { useState } from 'react';
import type { ReadQuantity } from '#domain/measure/read-quantity.ts';
import { isByMeasure } from '#domain/measure/sale-unit.ts';
import type { Candidate } from '#domain/pasted-list/meant-products.ts';
import { isVariantSoldOut, isWhollySoldOut } from '#domain/products/availability.ts';
import type { Product } from '#domain/products/product.ts';
import { kindOfVariants, variantsOf } from '#domain/products/variants.ts';
import { Price } from '#web/catalogue/price.tsx';
import { ProductPhoto } from '#web/catalogue/product-photo.tsx';
import { AmountStepper } from '#web/measure/amount-stepper.tsx';
import { useProductLink } from '#web/storefront/use-product-link.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

type OfferedCandidateProps = {
  readonly candidate: Candidate<Product>;
  /** How much of it the line asks for, or what it may ask for. */
  readonly asked: NonNullable<ReadQuantity>;
  readonly onChoose: (product: Product, variant: string, parts: number) => void;
};

/** A product that a line may mean, with its colours or models to choose from. */
export function OfferedCandidate({ candidate, asked, onChoose }: OfferedCandidateProps) {
  const { product } = candidate;
  const named = candidate.variant;
  const [variant, setVariant] = useState(named !== null && !isVariantSoldOut(product, named) ? named : null);
  const [parts, setParts] = useState('parts' in asked ? asked.parts : (asked.choices[0] ?? 0));
  const [isAsked, setIsAsked] = useState(false);
  const amount = isByMeasure(product.saleUnit) || !('parts' in asked) ? parts : asked.parts;
  const link = useProductLink(product);
  const name = product.name || 'Producto';
  const isSoldOut = isWhollySoldOut(product);
  return (
    <li className="pasted-candidate">
      <ProductPhoto photo={product.photos[0]} alt="" width={200} sizes="56px" />
      <div>
        <PageLink {...link} className="plain-heading">
          {name}
        </PageLink>
        <p>
          <Price product={product} />
        </p>
      </div>
      {isSoldOut ? (
        <p className="text-secondary">Agotado</p>
      ) : (
        <div className="pasted-candidate-choice">
          <VariantSelect product={product} variant={variant} onChange={setVariant} />
          {isByMeasure(product.saleUnit) && (
            <AmountStepper
              label={`Cuánto de ${name}`}
              subject={name}
              unit={product.saleUnit}
              value={parts}
              onChange={setParts}
              onDoubt={(choices) => setIsAsked(choices !== null)}
            />
          )}
          <Button
            variant="outline"
            aria-label={`Agregar ${name}`}
            disabled={variant === null || isAsked || amount === 0}
            onClick={() => variant !== null && onChoose(product, variant, amount)}
          >
            Agregar
          </Button>
        </div>
      )}
    </li>
  );
}

type VariantSelectProps = {
  readonly product: Product;
  readonly variant: string | null;
  readonly onChange: (variant: string) => void;
};

function VariantSelect({ product, variant, onChange }: VariantSelectProps) {
  const kind = kindOfVariants(product);
  if (kind === 'single') return null;
  const noun = kind === 'colour' ? 'color' : 'modelo';
  return (
    <select
      className="input"
      aria-label={`${kind === 'colour' ? 'Color' : 'Modelo'} de ${product.name}`}
      value={variant ?? ''}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="" disabled>
        Elige {noun}
      </option>
      {variantsOf(product).map(({ key, label }) => {
        const isGone = isVariantSoldOut(product, key);
        return (
          <option key={key} value={key} disabled={isGone}>
            {isGone ? `${label} (agotado)` : label}
          </option>
        );
      })}
    </select>
  );
}
