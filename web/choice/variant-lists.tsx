import { useMemo } from 'react';
import { isInSteps, MOST_UNITS } from '#domain/measure/sale-unit.ts';
import { isVariantSoldOut } from '#domain/products/availability.ts';
import type { Product } from '#domain/products/product.ts';
import { type Variant, variantsOf } from '#domain/products/variants.ts';
import { Stepper } from '#web/ui/stepper.tsx';
import { CutRow } from './late-cut-row.tsx';
import { LeftNote } from './left-note.tsx';
import type { Selection } from './use-selection.ts';
import { VariantList } from './variant-list.tsx';
import type { ShownVariant } from './variant-row.tsx';

/** Steppers for colours, for models, or the single one (DETAIL-014 to DETAIL-016, DETAIL-G06, DETAIL-G07). */
export function VariantLists({ product, selection }: { product: Product; selection: Selection }) {
  // The same objects for the same product: rows are rendered again only where their units change.
  const variants = useMemo(() => shownVariants(product), [product]);
  const [first] = variants;
  if (first?.kind === 'single') {
    return <SingleStepper name={product.name || 'Producto'} variant={first} selection={selection} />;
  }
  return (
    <>
      <VariantList title="Colores" noun="color" variants={ofKind(variants, 'colour')} selection={selection} />
      <VariantList title="Modelos" noun="modelo" variants={ofKind(variants, 'model')} selection={selection} />
    </>
  );
}

function shownVariants(product: Product): readonly ShownVariant[] {
  return variantsOf(product).map((variant) => ({
    ...variant,
    isSoldOut: isVariantSoldOut(product, variant.key),
    left: product.left?.[variant.key],
  }));
}

function ofKind(variants: readonly ShownVariant[], kind: Variant['kind']): readonly ShownVariant[] {
  return variants.filter((variant) => variant.kind === kind);
}

type SingleStepperProps = { name: string; variant: ShownVariant; selection: Selection };

function SingleStepper({ name, variant, selection }: SingleStepperProps) {
  if (isInSteps(selection.line.saleUnit)) {
    return (
      <ul className="mt-7 border-t border-line">
        <CutRow
          variant={variant}
          name={name}
          unit={selection.line.saleUnit}
          pieces={selection.chosen[variant.key] ?? null}
          onChange={selection.cut}
          onDoubt={selection.ask}
        />
      </ul>
    );
  }
  const units = selection.quantities[variant.key] ?? 0;
  return (
    <div className="mt-7 flex items-center justify-between gap-4 border-y border-line py-3">
      <div className="min-w-0">
        <h2 className="text-[1.375rem]">Cantidad</h2>
        <LeftNote left={variant.left} asked={units} unit={selection.line.saleUnit} />
      </div>
      {variant.isSoldOut && <span className="ml-auto text-muted">Agotado</span>}
      <Stepper
        label="Cantidad"
        subject={name}
        value={units}
        max={variant.isSoldOut ? 0 : MOST_UNITS}
        onChange={(value) => selection.change(variant.key, value)}
      />
    </div>
  );
}
