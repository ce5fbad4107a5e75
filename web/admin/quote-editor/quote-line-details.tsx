import { CopyPlus, Trash2 } from 'lucide-react';
import { flushSync } from 'react-dom';
import type { CountedVariant } from '#domain/cart/line-variants.ts';
import { isCut } from '#domain/measure/pieces.ts';
import { perUnit } from '#domain/measure/quantity-text.ts';
import type { LineAmounts } from '#domain/quotes/quote-amounts.ts';
import { QUOTE_LIMITS } from '#domain/quotes/quote-limits.ts';
import type { WireQuoteDraftLine } from '#schemas/quote.ts';
import { formatExactPrice } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { keyedLines, withAmounts } from './draft-content.ts';
import { QuoteField } from './quote-field.tsx';
import { focusQuoteField, quoteFieldId } from './quote-field-id.ts';
import { OtherVariants, VariantCuts, VariantUnits } from './quote-variants.tsx';
import type { ReadLine } from './read-quote-draft.ts';
import type { QuoteForm } from './use-quote-form.ts';

type QuoteLineDetailsProps = {
  readonly form: QuoteForm;
  readonly typed: WireQuoteDraftLine;
  readonly line: ReadLine;
  readonly variants: readonly CountedVariant[];
  readonly amounts: LineAmounts;
  readonly onRemove: () => void;
};

/** What an open line adds to its row: variants, another price with its reason, a discount, and what is done with it. */
export function QuoteLineDetails({ form, typed, line, variants, amounts, onRemove }: QuoteLineDetailsProps) {
  const { product, key } = line;
  const { listPrice } = amounts;
  const isInCuts = isCut(product.saleUnit);
  const set = (change: Partial<WireQuoteDraftLine>) => form.setLine(key, change);
  const amount = { form, subject: product.name, inputMode: 'decimal' } as const;
  const shared = {
    product,
    quantity: typed.quantity,
    onChange: (quantity: Record<string, number>) => set(withAmounts(typed, quantity, product.saleUnit)),
  };

  /** The new line stands below this one, with its units ready to be typed. */
  function repeat(): void {
    flushSync(() => form.repeatLine(key, product));
    const lines = keyedLines(form.content.lines);
    const { number } = lines.find((one) => one.key === key) ?? { number: 1 };
    const added = `${product.id}~${number + 1}`;
    flushSync(() => form.setOpenLine(added));
    focusQuoteField(`units-${added}`);
  }

  return (
    <div className="quote-line-details">
      {(isInCuts || variants.length > 1) && (
        // One variant has that id in its row.
        <div id={variants.length > 1 ? quoteFieldId(`units-${key}`) : undefined} className="quote-variants">
          {variants.map((variant) =>
            isInCuts ? (
              <VariantCuts key={variant.key} product={product} typed={typed} variant={variant} onCut={set} />
            ) : (
              <VariantUnits key={variant.key} {...shared} variant={variant} isNamed />
            ),
          )}
        </div>
      )}
      <div className="quote-prices">
        <QuoteField
          {...amount}
          field={`price-${key}`}
          label={`Precio ${perUnit(product.saleUnit) || 'por unidad'}`}
          value={typed.unitPrice}
          placeholder={listPrice === null ? 'Consultar' : `De lista ${formatExactPrice(listPrice)}`}
          onType={(unitPrice) => set({ unitPrice })}
        />
        <QuoteField
          {...amount}
          field={`discount-${key}`}
          label="Descuento"
          suffix="%"
          value={typed.discountPercent}
          placeholder="0"
          onType={(discountPercent) => set({ discountPercent })}
        />
        <div className="quote-reason">
          <QuoteField
            form={form}
            field={`reason-${key}`}
            label="Motivo (lo ve el cliente)"
            subject={product.name}
            value={typed.note}
            placeholder="Precio acordado"
            maxLength={QUOTE_LIMITS.lineNote}
            onType={(note) => set({ note })}
          />
        </div>
      </div>
      <div className="quote-line-actions">
        {variants.length > 0 && <OtherVariants {...shared} />}
        <Button variant="outline" size="small" onClick={repeat}>
          <CopyPlus aria-hidden="true" /> Repetir la línea
        </Button>
        <Button variant="quiet" size="small" className="quote-line-remove" onClick={onRemove}>
          <Trash2 aria-hidden="true" /> Quitar la línea<span className="sr-only"> de {product.name}</span>
        </Button>
      </div>
    </div>
  );
}
