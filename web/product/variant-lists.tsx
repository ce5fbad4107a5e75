import { MAX_UNITS, type Variant, variantsOf } from '#domain/cart/variants.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { Stepper } from '#web/ui/stepper.tsx';
import type { Selection } from './use-selection.ts';
import { VariantRow } from './variant-row.tsx';

/** Steppers for colours, for models, or the single one (DETAIL-014 to DETAIL-016, DETAIL-G06, DETAIL-G07). */
export function VariantLists({ product, selection }: { product: Product; selection: Selection }) {
  const variants = variantsOf(product);
  const [first] = variants;
  if (first?.kind === 'single') {
    return <SingleStepper name={product.name || 'Producto'} variant={first} selection={selection} />;
  }
  return (
    <>
      <VariantList title="Colores" variants={ofKind(variants, 'colour')} selection={selection} />
      <VariantList title="Modelos" variants={ofKind(variants, 'model')} selection={selection} />
    </>
  );
}

function ofKind(variants: readonly Variant[], kind: Variant['kind']): readonly Variant[] {
  return variants.filter((variant) => variant.kind === kind);
}

type VariantListProps = { title: string; variants: readonly Variant[]; selection: Selection };

function VariantList({ title, variants, selection }: VariantListProps) {
  if (variants.length === 0) return null;
  const isWide = variants.some((variant) => variant.kind === 'model');
  return (
    <section className="mt-7">
      <h2 className="flex items-baseline justify-between text-[22px]">
        {title}
        <small className="font-sans text-sm font-medium tracking-normal text-muted">
          {variants.length === 1 ? '1 disponible' : `${variants.length} disponibles`}
        </small>
      </h2>
      <ul className={isWide ? 'mt-2 grid' : 'mt-2 grid gap-x-7 xl:grid-cols-2'}>
        {variants.map((variant) => (
          <VariantRow
            key={variant.key}
            variant={variant}
            units={selection.quantities[variant.key] ?? 0}
            onChange={selection.change}
          />
        ))}
      </ul>
    </section>
  );
}

type SingleStepperProps = { name: string; variant: Variant; selection: Selection };

function SingleStepper({ name, variant, selection }: SingleStepperProps) {
  return (
    <div className="mt-7 flex items-center justify-between gap-4 border-y border-line py-3">
      <h2 className="text-[22px]">Cantidad</h2>
      <Stepper
        label="Cantidad"
        subject={name}
        value={selection.quantities[variant.key] ?? 0}
        max={MAX_UNITS}
        onChange={(units) => selection.change(variant.key, units)}
      />
    </div>
  );
}
