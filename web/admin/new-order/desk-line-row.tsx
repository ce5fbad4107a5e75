import { TriangleAlert, X } from 'lucide-react';
import { piecesOf } from '#domain/cart/line-pieces.ts';
import { type CountedVariant, lineVariants } from '#domain/cart/line-variants.ts';
import { isCut, type Pieces } from '#domain/measure/pieces.ts';
import { quantityText } from '#domain/measure/quantity-text.ts';
import { priceOf } from '#domain/pricing/price-of.ts';
import { shownTotal } from '#domain/pricing/shown-total.ts';
import { isVariantSoldOut } from '#domain/products/availability.ts';
import { kindOfVariants, variantsOf } from '#domain/products/variants.ts';
import { LinePhoto } from '#web/cart/line-photo.tsx';
import { formatPrice } from '#web/format.ts';
import { AmountStepper } from '#web/measure/amount-stepper.tsx';
import { CutsField } from '#web/measure/cuts-field.tsx';
import { ColourSwatch } from '#web/storefront/colour-swatch.tsx';
import { FormerPrice } from '#web/storefront/former-price.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { type DeskLine, unitsOfLine } from './desk-lines.ts';

type DeskLineRowProps = {
  readonly line: DeskLine;
  /** The round in which this line was the last one changed; it flashes once for each. */
  readonly flash: number | null;
  readonly onUnits: (key: string, units: number) => void;
  readonly onCuts: (key: string, cuts: readonly Pieces[]) => void;
  readonly onAskVariant: () => void;
  readonly onRemove: () => void;
};

export function DeskLineRow({ line, flash, onAskVariant, onRemove, ...changes }: DeskLineRowProps) {
  const { product, quantities } = line;
  const variants = lineVariants({ quantities, snapshot: product });
  return (
    <li className="desk-line" data-flash={flash === null ? undefined : flash % 2}>
      <LinePhoto photo={product.photos[0] ?? null} size={52} className="desk-line-photo" />
      <div className="desk-line-name">
        <b className="block font-semibold wrap-anywhere">{product.name}</b>
        <small className="finder-facts">
          <span>{product.brand}</span>
          {product.code !== null && <span className="figures">{product.code}</span>}
          {product.isHidden && <span className="finder-warning">Oculto en la tienda</span>}
        </small>
      </div>
      <LineAmount line={line} />
      <IconButton label={`Quitar ${product.name}`} className="desk-line-remove" onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
      <ul className="desk-line-variants" aria-label={`Unidades de ${product.name}`}>
        {variants.map((variant) => (
          <VariantUnits key={variant.key} line={line} variant={variant} {...changes} />
        ))}
        {variantsOf(product).length > 1 && <VariantChoice line={line} onAsk={onAskVariant} />}
      </ul>
    </li>
  );
}

function LineAmount({ line }: { line: DeskLine }) {
  const price = priceOf(line.product, unitsOfLine(line));
  return (
    <p className="desk-line-amount figures">
      {price.saving > 0 && (
        <FormerPrice className="block text-sm text-muted">{formatPrice(price.listTotal)}</FormerPrice>
      )}
      <b className="font-semibold">{formatPrice(shownTotal(price))}</b>
    </p>
  );
}

type VariantUnitsProps = Pick<DeskLineRowProps, 'line' | 'onUnits' | 'onCuts'> & {
  readonly variant: CountedVariant;
};

function VariantUnits({ line, variant, onUnits, onCuts }: VariantUnitsProps) {
  const { product } = line;
  const subject = variant.label === '' ? product.name : `${product.name}, ${variant.label}`;
  return (
    <li>
      {variant.label !== '' && (
        <span className="desk-variant">
          {variant.kind === 'colour' && <ColourSwatch name={variant.key} className="size-6 rounded-[3px]" />}
          {variant.label}
        </span>
      )}
      {isVariantSoldOut(product, variant.key) && (
        <span className="desk-sold-out">
          <TriangleAlert aria-hidden="true" className="size-4" /> Agotado en la tienda
        </span>
      )}
      {isCut(product.saleUnit) ? (
        <CutsField
          unit={product.saleUnit}
          subject={subject}
          cuts={piecesOf(line, variant.key)}
          onChange={(cuts) => onCuts(variant.key, cuts)}
          mayAdd
        />
      ) : (
        <AmountStepper
          unit={product.saleUnit}
          label={`Cantidad de ${subject}`}
          subject={subject}
          value={variant.units}
          onChange={(units) => onUnits(variant.key, units)}
        />
      )}
    </li>
  );
}

function VariantChoice({ line: { product, open }, onAsk }: { line: DeskLine; onAsk: () => void }) {
  const variant = kindOfVariants(product) === 'colour' ? 'color' : 'modelo';
  return (
    <li>
      {open > 0 && (
        <span className="desk-sold-out">
          <TriangleAlert aria-hidden="true" className="size-4" /> Falta el {variant} de{' '}
          {quantityText(open, product.saleUnit)}
        </span>
      )}
      <Button
        variant={open > 0 ? 'ink' : 'quiet'}
        size="small"
        aria-label={`${open > 0 ? `Elegir ${variant}` : `Otro ${variant}`} de ${product.name}`}
        onClick={onAsk}
      >
        {open > 0 ? `Elegir ${variant}` : `Otro ${variant}`}
      </Button>
    </li>
  );
}
