import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { CountedVariant } from '#domain/cart/line-variants.ts';
import type { Product } from '#domain/products/product.ts';
import { type Variant, variantsOf } from '#domain/products/variants.ts';
import type { WireQuoteDraftLine } from '#schemas/quote.ts';
import { AmountStepper } from '#web/measure/amount-stepper.tsx';
import { CutsField } from '#web/measure/cuts-field.tsx';
import { ColourSwatch } from '#web/storefront/colour-swatch.tsx';
import { Select } from '../select/select.tsx';
import { cutsOf, type LineChange, variantNoun, withCuts } from './draft-content.ts';

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
  const { key, units } = variant;
  const subject = subjectOf(product, variant);
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
      <VariantName variant={variant} />
      {stepper}
    </div>
  );
}

type VariantCutsProps = Pick<VariantsProps, 'product'> & {
  readonly typed: WireQuoteDraftLine;
  readonly variant: CountedVariant;
  readonly onCut: (change: LineChange) => void;
};

/** How long each cut of a variant is, and how many (UNIT-004). */
export function VariantCuts({ product, typed, variant, onCut }: VariantCutsProps) {
  return (
    <div className="quote-variant">
      <VariantName variant={variant} />
      <CutsField
        unit={product.saleUnit}
        subject={subjectOf(product, variant)}
        cuts={cutsOf(typed, variant.key)}
        onChange={(cuts) => onCut(withCuts(typed, variant.key, cuts))}
        mayAdd
      />
    </div>
  );
}

function VariantName({ variant: { kind, label } }: { variant: CountedVariant }) {
  return (
    <span>
      {kind === 'colour' && <ColourSwatch name={label} className="quote-variant-swatch" />}
      {label || 'Cortes'}
    </span>
  );
}

function subjectOf({ name }: VariantsProps['product'], { label }: CountedVariant): string {
  return label === '' ? name : `${name}, ${label}`;
}

/** Each has a digit. */
const KEYED = 9;

type VariantQuestionProps = VariantsProps & { readonly onAnswer: () => void };

/** Which variant a line is of: one press, or its digit while the focus is here; of more than nine, one of a list. */
export function VariantQuestion({ onAnswer, ...line }: VariantQuestionProps) {
  const { product, onChange } = line;
  const variants = variantsOf(product);
  if (variants.length > KEYED) return <OtherVariants {...line} />;
  function choose({ key }: Variant): void {
    flushSync(() => onChange({ [key]: product.saleUnit.minimum }));
    onAnswer();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      aria-label={`¿Qué ${variantNoun(product)} de ${product.name}?`}
      className="quote-chips"
      onKeyDown={(event) => {
        const variant = hasModifier(event) ? undefined : variants[Number(event.key) - 1];
        if (variant === undefined) return;
        // The digit is no number of the field that gets the focus.
        event.preventDefault();
        choose(variant);
      }}
    >
      {variants.map((variant, place) => (
        <button
          key={variant.key}
          type="button"
          className="quote-chip"
          aria-keyshortcuts={String(place + 1)}
          onClick={() => choose(variant)}
        >
          {variant.kind === 'colour' && <ColourSwatch name={variant.label} className="quote-chip-swatch" />}
          {variant.label}
          <span aria-hidden="true">{place + 1}</span>
        </button>
      ))}
    </div>
  );
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

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
