import type { CountedVariant } from '#domain/cart/line-variants.ts';
import type { Product } from '#domain/products/product.ts';
import { variantsOf } from '#domain/products/variants.ts';
import { AmountStepper } from '#web/measure/amount-stepper.tsx';
import { ColourSwatch } from '#web/storefront/colour-swatch.tsx';
import { Select } from '../select/select.tsx';
import { variantNoun } from './draft-content.ts';

type VariantsProps = {
  readonly product: Pick<Product, 'name' | 'colours' | 'models' | 'saleUnit'>;
  readonly quantity: Readonly<Record<string, number>>;
  readonly onChange: (quantity: Record<string, number>) => void;
};

type VariantUnitsProps = VariantsProps & {
  readonly variant: CountedVariant;
  /** Whether the variant's name stands beside its units. */
  readonly isNamed?: boolean;
};

/** The units of a variant. */
export function VariantUnits({ product, quantity, variant, isNamed = false, onChange }: VariantUnitsProps) {
  const { key, label, kind, units } = variant;
  const subject = label === '' ? product.name : `${product.name}, ${label}`;
  const stepper = (
    <AmountStepper
      unit={product.saleUnit}
      label={`Cantidad de ${subject}`}
      subject={subject}
      value={units}
      onChange={(value) => onChange({ ...quantity, [key]: value })}
    />
  );
  if (!isNamed) return stepper;
  return (
    <div className="quote-variant">
      <span>
        {kind === 'colour' && <ColourSwatch name={label} className="quote-variant-swatch" />}
        {label}
      </span>
      {stepper}
    </div>
  );
}

/** A choice of the variants that the line doesn't have yet; nothing where it has all. */
export function OtherVariants({ product, quantity, onChange }: VariantsProps) {
  const others = variantsOf(product).filter(({ key }) => quantity[key] === undefined);
  const noun = variantNoun(product);
  if (others.length === 0) return null;
  const isFirst = Object.keys(quantity).length === 0;
  return (
    <Select
      className="input"
      aria-label={`Agregar un ${noun} de ${product.name}`}
      value=""
      onChange={({ target }) => {
        const chosen = others.find(({ label }) => label === target.value);
        if (chosen !== undefined) onChange({ ...quantity, [chosen.key]: product.saleUnit.minimum });
      }}
    >
      <option value="">{isFirst ? `Elegir ${noun}…` : `Agregar ${noun}…`}</option>
      {others.map(({ key, label }) => (
        <option key={key}>{label}</option>
      ))}
    </Select>
  );
}
