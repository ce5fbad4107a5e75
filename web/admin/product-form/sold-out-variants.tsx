import { ColourSwatch } from '#web/storefront/colour-swatch.tsx';
import type { ProductForm } from './use-product-form.ts';

/** One tap marks a variant as sold out, another takes the mark away; the variant keeps its place in its list. */
export function SoldOutVariants({ draft, set }: Pick<ProductForm, 'draft' | 'set'>) {
  const { variants, colours, models, soldOutVariants } = draft;
  const names = variants === 'COLOURS' ? colours : models;
  if (variants === 'NOT_HAS' || names.length === 0) return null;
  const toggle = (name: string) =>
    set({
      soldOutVariants: soldOutVariants.includes(name)
        ? soldOutVariants.filter((other) => other !== name)
        : [...soldOutVariants, name],
    });
  return (
    <fieldset className="mt-4 border-t border-line pt-3">
      <legend className="float-left mb-2 text-sm font-semibold">
        Toca lo que se agotó{soldOutVariants.length > 0 && ` (${soldOutVariants.length})`}
      </legend>
      <div className="clear-both flex flex-wrap gap-2">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className="stock-chip"
            aria-pressed={soldOutVariants.includes(name)}
            aria-label={`Agotado: ${name}`}
            onClick={() => toggle(name)}
          >
            {variants === 'COLOURS' && <ColourSwatch name={name} className="size-5 rounded-[3px]" />}
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
