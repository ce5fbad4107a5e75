import { priceOf } from '#domain/pricing/price-of.ts';
import { isVariantSoldOut, isWhollySoldOut } from '#domain/products/availability.ts';
import type { Product } from '#domain/products/product.ts';
import { kindOfVariants, variantsOf } from '#domain/products/variants.ts';
import { LinePhoto } from '#web/cart/line-photo.tsx';
import { formatCount, formatPrice } from '#web/format.ts';
import { ColourSwatch } from '#web/storefront/colour-swatch.tsx';
import type { FinderOption, useProductFinder } from './use-product-finder.ts';

type Finder = ReturnType<typeof useProductFinder>;

export function optionId(id: string, position: number): string {
  return `${id}-option-${position}`;
}

/** What the field offers, below it. */
export function FinderOptions({ id, finder }: { id: string; finder: Finder }) {
  const { options, active, more, findsNothing, typed } = finder;
  if (options.length === 0 && !findsNothing) return null;
  return (
    // Pressing an option must not take the focus from the field.
    <div className="finder-panel" onPointerDown={(event) => event.preventDefault()}>
      <div id={`${id}-options`} role="listbox" aria-label="Encontrados" className="finder-options">
        {options.map((option, position) => (
          <OfferedOption
            key={keyOf(option)}
            id={optionId(id, position)}
            option={option}
            isActive={position === active}
            onChoose={() => finder.choose(option)}
          />
        ))}
      </div>
      {findsNothing && <p className="finder-note">Ningún producto con «{typed.trim()}»</p>}
      {more > 0 && (
        <p className="finder-note">
          Y {formatCount(more, { one: 'producto más', many: 'productos más' })}: escribe otra palabra
        </p>
      )}
    </div>
  );
}

type OfferedOptionProps = {
  readonly id: string;
  readonly option: FinderOption;
  readonly isActive: boolean;
  readonly onChoose: () => void;
};

function OfferedOption({ id, option, isActive, onChoose }: OfferedOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: The field has the focus and handles the keys of its options.
    <div
      ref={isActive ? scrolledIntoView : undefined}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="finder-option"
      onClick={onChoose}
    >
      {option.kind === 'product' ? (
        <OfferedProduct product={option.product} />
      ) : (
        <OfferedVariant {...option} />
      )}
    </div>
  );
}

function OfferedProduct({ product }: { product: Product }) {
  return (
    <>
      <LinePhoto photo={product.photos[0] ?? null} size={44} className="size-11" />
      <span className="min-w-0">
        <b className="block font-semibold wrap-anywhere">{product.name}</b>
        <small className="finder-facts">
          <span>{product.brand}</span>
          {product.code !== null && <span className="figures">{product.code}</span>}
          <VariantCount product={product} />
          {isWhollySoldOut(product) && <span className="finder-warning">Agotado</span>}
          {product.isHidden && <span className="finder-warning">Oculto</span>}
        </small>
      </span>
      <span className="finder-price figures">{formatPrice(priceOf(product, 1).price)}</span>
    </>
  );
}

function VariantCount({ product }: { product: Product }) {
  const kind = kindOfVariants(product);
  if (kind === 'single') return null;
  const noun = kind === 'colour' ? { one: 'color', many: 'colores' } : { one: 'modelo', many: 'modelos' };
  return <span>{formatCount(variantsOf(product).length, noun)}</span>;
}

function OfferedVariant({ product, variant }: Extract<FinderOption, { kind: 'variant' }>) {
  return (
    <>
      {variant.kind === 'colour' && <ColourSwatch name={variant.key} className="size-8" />}
      <b className="col-span-2 font-semibold">{variant.label}</b>
      {isVariantSoldOut(product, variant.key) && <small className="finder-warning">Agotado</small>}
    </>
  );
}

function keyOf(option: FinderOption): string {
  return option.kind === 'product' ? option.product.id : option.variant.key;
}

function scrolledIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
