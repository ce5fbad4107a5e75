import { colourNamed } from '#domain/products/colours.ts';
import { ColourSwatch } from '#web/storefront/colour-swatch.tsx';

/** A colour with its thread, or a model; nothing for a product without either. */
export function VariantName({ name }: { name: string }) {
  if (name === '') return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      {colourNamed(name) !== null && <ColourSwatch name={name} className="size-4 rounded-[3px]" />}
      {name}
    </span>
  );
}
