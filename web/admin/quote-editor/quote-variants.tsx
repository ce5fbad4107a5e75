import { lineVariants } from '#domain/cart/line-variants.ts';
import type { Product } from '#domain/products/product.ts';
import { kindOfVariants, variantsOf } from '#domain/products/variants.ts';
import { ColourSwatch } from '#web/storefront/colour-swatch.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { Select } from '../select/select.tsx';

type QuoteVariantsProps = {
  readonly product: Pick<Product, 'id' | 'name' | 'colours' | 'models'>;
  readonly quantity: Readonly<Record<string, number>>;
  /** Of the control that takes the focus when something is missing. */
  readonly id: string;
  readonly problem: string | undefined;
  readonly onChange: (quantity: Record<string, number>) => void;
};

/** The units of each variant that the quote has, and a choice of the other ones. */
export function QuoteVariants({ product, quantity, id, problem, onChange }: QuoteVariantsProps) {
  const counted = lineVariants({ quantities: quantity, snapshot: product });
  const others = variantsOf(product).filter(({ key }) => quantity[key] === undefined);
  const isColour = kindOfVariants(product) === 'colour';
  return (
    <>
      <div className="quote-variants">
        {counted.map(({ key, label, kind, units }) => (
          <div key={key} className="quote-variant">
            <span>
              {kind === 'colour' && <ColourSwatch name={label} className="quote-variant-swatch" />}
              {label === '' ? 'Cantidad' : label}
            </span>
            <Stepper
              label={label === '' ? `Cantidad de ${product.name}` : `Cantidad de ${product.name}, ${label}`}
              subject={label === '' ? product.name : `${product.name}, ${label}`}
              value={units}
              onChange={(value) => onChange({ ...quantity, [key]: value })}
            />
          </div>
        ))}
        {others.length > 0 && (
          <Select
            id={id}
            className="input"
            aria-label={`Agregar ${isColour ? 'un color' : 'un modelo'} de ${product.name}`}
            value=""
            onChange={({ target }) => {
              const chosen = others.find(({ label }) => label === target.value);
              if (chosen !== undefined) onChange({ ...quantity, [chosen.key]: 1 });
            }}
          >
            <option value="">{isColour ? 'Agregar color…' : 'Agregar modelo…'}</option>
            {others.map(({ key, label }) => (
              <option key={key}>{label}</option>
            ))}
          </Select>
        )}
      </div>
      {problem !== undefined && (
        <p role="alert" className="text-fine text-error">
          {problem}
        </p>
      )}
    </>
  );
}
