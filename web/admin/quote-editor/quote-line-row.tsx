import { Trash2 } from 'lucide-react';
import type { LineAmounts } from '#domain/quotes/quote-amounts.ts';
import { QUOTE_LIMITS } from '#domain/quotes/quote-limits.ts';
import type { WireQuoteDraftLine } from '#schemas/quote.ts';
import { LinePhoto } from '#web/cart/line-photo.tsx';
import { formatExactPrice, formatUnits } from '#web/format.ts';
import { FormerPrice } from '#web/storefront/former-price.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { QuoteField } from './quote-field.tsx';
import { quoteFieldId } from './quote-field-id.ts';
import { QuoteVariants } from './quote-variants.tsx';
import { hasOtherPrice, type ReadLine } from './read-quote-draft.ts';
import { removeRow } from './remove-row.ts';
import type { QuoteForm } from './use-quote-form.ts';

type QuoteLineRowProps = {
  readonly form: QuoteForm;
  readonly typed: WireQuoteDraftLine;
  readonly line: ReadLine;
  readonly amounts: LineAmounts;
  /** Why the shop can't sell it now; `null` if it can. */
  readonly missing: string | null;
};

/** A product of the quote: units by variant, another price, a discount, and the reason of either (QUOTE-002). */
export function QuoteLineRow({ form, typed, line, amounts, missing }: QuoteLineRowProps) {
  const { product } = line;
  const { _id: id } = typed;
  const hasReason = typed.unitPrice !== '' || typed.discountPercent !== '' || typed.note !== '';
  const set = (change: Partial<WireQuoteDraftLine>) => form.setLine(id, change);
  return (
    <li className="quote-line">
      <LinePhoto photo={product.photos[0] ?? null} size={48} />
      <div className="quote-line-name">
        <small>
          <span>{product.brand}</span>
          {product.code !== null && <span className="figures">Código {product.code}</span>}
        </small>
        <h3 className="plain-heading">{product.name}</h3>
        {missing !== null && <p className="quote-line-missing">{upperFirst(missing)}</p>}
      </div>
      <IconButton
        label={`Quitar ${product.name}`}
        className="quote-remove"
        onClick={({ currentTarget }) => removeRow(currentTarget, () => form.removeLine(id))}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
      <div className="quote-line-fields">
        <QuoteVariants
          product={product}
          quantity={typed.quantity}
          id={quoteFieldId(`units-${id}`)}
          problem={form.problemOf(`units-${id}`)}
          onChange={(quantity) => set({ quantity })}
        />
        <div className="quote-prices">
          <QuoteField
            form={form}
            field={`price-${id}`}
            label="Precio por unidad"
            subject={product.name}
            value={typed.unitPrice}
            placeholder={
              amounts.listPrice === null ? 'Consultar' : `De lista ${formatExactPrice(amounts.listPrice)}`
            }
            inputMode="decimal"
            onType={(unitPrice) => set({ unitPrice })}
          />
          <QuoteField
            form={form}
            field={`discount-${id}`}
            label="Descuento"
            subject={product.name}
            suffix="%"
            value={typed.discountPercent}
            placeholder="0"
            inputMode="decimal"
            onType={(discountPercent) => set({ discountPercent })}
          />
          {hasReason && (
            <div className="quote-reason">
              <QuoteField
                form={form}
                field={`reason-${id}`}
                label="Motivo"
                subject={product.name}
                value={typed.note}
                placeholder="Precio acordado"
                maxLength={QUOTE_LIMITS.lineNote}
                onType={(note) => set({ note })}
              />
            </div>
          )}
        </div>
      </div>
      <LineSum line={line} amounts={amounts} />
    </li>
  );
}

function LineSum({ line, amounts }: { line: ReadLine; amounts: LineAmounts }) {
  const { unitPrice, units } = line;
  const { listPrice } = amounts;
  const price = unitPrice ?? listPrice;
  return (
    <p className="quote-line-sum figures">
      <span>
        {formatUnits(units)}
        {price !== null && !amounts.isBulkActive && ` × ${formatExactPrice(price)}`}{' '}
        {hasOtherPrice(line) && <FormerPrice>{formatExactPrice(listPrice)}</FormerPrice>}
        {amounts.isBulkActive && ' con oferta por cantidad'}
      </span>
      <span className="quote-line-amount">
        {amounts.total < amounts.listTotal && (
          <FormerPrice className="mr-2">{formatExactPrice(amounts.listTotal)}</FormerPrice>
        )}
        <b>{price === null ? 'Consultar' : formatExactPrice(amounts.total)}</b>
      </span>
    </p>
  );
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
