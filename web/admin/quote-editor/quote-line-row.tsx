import { ChevronDown } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { extrasInWords } from '#domain/cart/line-extras.ts';
import { type CountedVariant, lineVariants } from '#domain/cart/line-variants.ts';
import { timesText } from '#domain/measure/quantity-text.ts';
import type { SaleUnit } from '#domain/measure/sale-unit.ts';
import type { LineAmounts } from '#domain/quotes/quote-amounts.ts';
import { upperFirst } from '#domain/text/upper-first.ts';
import type { WireQuoteDraftLine } from '#schemas/quote.ts';
import { LinePhoto } from '#web/cart/line-photo.tsx';
import { formatAmount, formatCount } from '#web/format.ts';
import { ColourSwatch } from '#web/storefront/colour-swatch.tsx';
import { FormerPrice } from '#web/storefront/former-price.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { variantNoun, withAmounts } from './draft-content.ts';
import { formatDiscount } from './format-discount.ts';
import { focusQuoteField, quoteFieldId } from './quote-field-id.ts';
import { QuoteLineDetails } from './quote-line-details.tsx';
import { VariantQuestion, VariantUnits } from './quote-variants.tsx';
import { hasOtherPrice, type ReadLine } from './read-quote-draft.ts';
import type { QuoteForm } from './use-quote-form.ts';

type QuoteLineRowProps = {
  readonly form: QuoteForm;
  readonly typed: WireQuoteDraftLine;
  readonly line: ReadLine;
  readonly amounts: LineAmounts;
  /** Why the shop can't sell it now; `null` if it can. */
  readonly missing: string | null;
  readonly onRemove: () => void;
};

/** The variants that a row names; the rest is counted. */
const NAMED = 2;

/** A product of the quote in one row; its other variants, price, discount and reason open below it (QUOTE-002). */
export function QuoteLineRow({ form, typed, line, amounts, missing, onRemove }: QuoteLineRowProps) {
  const { product, key } = line;
  const isOpen = form.openLine === key;
  const variants = lineVariants({ quantities: typed.quantity, snapshot: product });
  const toggleId = quoteFieldId(`line-${key}`);

  function leaveDetails(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return;
    event.stopPropagation();
    flushSync(() => form.setOpenLine(null));
    document.getElementById(toggleId)?.focus();
  }

  return (
    <li
      className="quote-line"
      data-open={isOpen || undefined}
      data-unchosen={variants.length === 0 || undefined}
      onKeyDown={leaveDetails}
    >
      <LinePhoto photo={product.photos[0] ?? null} size={32} className="quote-line-photo" />
      <div className="quote-line-name">
        <h3 className="plain-heading">{product.name}</h3>
        <p className="quote-line-facts figures">
          {product.code !== null && <span className="quote-line-code">{product.code}</span>}
          <VariantNames variants={variants} unit={product.saleUnit} />
          {extrasInWords({ comment: '', pieces: line.pieces }, product.saleUnit).map(({ name, text }) => (
            <span key={name}>
              {name}: {text}
            </span>
          ))}
          {amounts.isBulkActive && <span className="quote-line-bulk">con oferta por cantidad</span>}
          {line.note !== '' && <span>{line.note}</span>}
          <span className="quote-line-narrow">
            {timesText(line.units, product.saleUnit)} × <UnitPrice line={line} amounts={amounts} />
            {line.discountPercent > 0 && ` −${formatDiscount(line.discountPercent)}`}
          </span>
        </p>
        <LineFaults form={form} line={line} isOpen={isOpen} missing={missing} />
      </div>
      <LineUnits form={form} typed={typed} line={line} variants={variants} />
      <LinePrices line={line} amounts={amounts} />
      <IconButton
        id={toggleId}
        className="quote-line-toggle"
        label={`${isOpen ? 'Cerrar' : 'Abrir'} la línea de ${product.name}`}
        aria-expanded={isOpen}
        onClick={() => form.setOpenLine(isOpen ? null : key)}
      >
        <ChevronDown aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <QuoteLineDetails
          form={form}
          typed={typed}
          line={line}
          variants={variants}
          amounts={amounts}
          onRemove={onRemove}
        />
      )}
    </li>
  );
}

type VariantNamesProps = { readonly variants: readonly CountedVariant[]; readonly unit: SaleUnit };

function VariantNames({ variants, unit }: VariantNamesProps) {
  const isOne = variants.length === 1;
  const others = variants.length - NAMED;
  return (
    <>
      {variants.slice(0, NAMED).map(({ key, label, kind, units }) =>
        label === '' ? null : (
          <span key={key} className="quote-line-variant">
            {kind === 'colour' && <ColourSwatch name={label} className="quote-line-swatch" />}
            {isOne ? label : `${label} × ${timesText(units, unit)}`}
          </span>
        ),
      )}
      {others > 0 && <span>y {others} más</span>}
    </>
  );
}

type LineFaultsProps = Pick<QuoteLineRowProps, 'form' | 'line' | 'missing'> & { readonly isOpen: boolean };

/** What is wrong with a line; an open one says at its fields what is wrong with them. */
function LineFaults({ form, line: { key }, isOpen, missing }: LineFaultsProps) {
  const units = form.problemOf(`units-${key}`);
  const fields = ['price', 'discount', 'reason'] as const;
  const problems = isOpen ? [] : fields.map((field) => form.problemOf(`${field}-${key}`));
  return (
    <>
      {missing !== null && <p className="quote-line-missing">{upperFirst(missing)}</p>}
      {[units, ...problems].map(
        (problem) =>
          problem !== undefined && (
            <p key={problem} role="alert" className="quote-line-problem">
              {problem}
            </p>
          ),
      )}
    </>
  );
}

type LineUnitsProps = Pick<QuoteLineRowProps, 'form' | 'typed' | 'line'> & {
  readonly variants: readonly CountedVariant[];
};

/** One variant is counted in the row, several ones in the details; where none is chosen, the row asks which. */
function LineUnits({ form, typed, line: { product, key, units }, variants }: LineUnitsProps) {
  const [only, ...others] = variants;
  const shared = {
    product,
    quantity: typed.quantity,
    onChange: (quantity: Record<string, number>) =>
      form.setLine(key, withAmounts(typed, quantity, product.saleUnit)),
  };
  if (others.length > 0) {
    const noun = variantNoun(product);
    const kinds = formatCount(variants.length, { one: noun, many: noun === 'color' ? 'colores' : 'modelos' });
    return (
      <div className="quote-line-units">
        <button
          type="button"
          className="quote-line-count figures"
          aria-label={`${timesText(units, product.saleUnit)} en ${kinds}: cambiar las cantidades de ${product.name}`}
          onClick={() => form.setOpenLine(key)}
        >
          {timesText(units, product.saleUnit)} en {kinds}
        </button>
      </div>
    );
  }
  return (
    <div id={quoteFieldId(`units-${key}`)} className="quote-line-units">
      {only === undefined ? (
        <VariantQuestion {...shared} onAnswer={() => focusQuoteField(`units-${key}`)} />
      ) : (
        <VariantUnits {...shared} variant={only} />
      )}
    </div>
  );
}

type LinePricesProps = Pick<QuoteLineRowProps, 'line' | 'amounts'>;

function UnitPrice({ line, amounts }: LinePricesProps) {
  const price = line.unitPrice ?? amounts.listPrice;
  return (
    <>
      {hasOtherPrice(line) && (
        <FormerPrice className="quote-line-former">{formatAmount(amounts.listPrice)}</FormerPrice>
      )}{' '}
      <span>{formatAmount(price)}</span>
    </>
  );
}

/** Price, discount and total, each in its column; a narrow row says the first two below the name. */
function LinePrices({ line, amounts }: LinePricesProps) {
  const price = line.unitPrice ?? amounts.listPrice;
  const discount = line.discountPercent > 0 ? `−${formatDiscount(line.discountPercent)}` : null;
  return (
    <>
      <p className="quote-line-price figures">
        <UnitPrice line={line} amounts={amounts} />
      </p>
      <p className="quote-line-discount figures" data-none={discount === null || undefined}>
        {discount ?? '—'}
      </p>
      <p className="quote-line-total figures">
        {amounts.total < amounts.listTotal && (
          <FormerPrice className="quote-line-former">{formatAmount(amounts.listTotal)}</FormerPrice>
        )}
        <b>{price === null ? 'Consultar' : formatAmount(amounts.total)}</b>
      </p>
    </>
  );
}
