import { QUOTE_LIMITS } from '#domain/quotes/quote-limits.ts';
import { Field } from '#web/ui/field.tsx';
import { QuoteField } from './quote-field.tsx';
import type { QuoteForm } from './use-quote-form.ts';

/** What counts for the whole quote: shipping, discount, validity and message. */
export function QuoteTerms({ form, today }: { form: QuoteForm; today: string }) {
  const { shipping, discountPercent, validUntil, message } = form.content;
  const setShipping = (part: Partial<typeof shipping>) => form.set({ shipping: { ...shipping, ...part } });
  return (
    <>
      <div className="quote-part">
        <h3>Envío</h3>
        <div className="quote-pair">
          <QuoteField
            form={form}
            field="shipping"
            label="Importe del envío"
            value={shipping.amount}
            placeholder="A confirmar"
            help="Vacío: a confirmar. 0: sin cargo."
            inputMode="decimal"
            onType={(amount) => setShipping({ amount })}
          />
          <QuoteField
            form={form}
            label="Transporte"
            value={shipping.carrier}
            placeholder="Correo, encomienda, retiro…"
            maxLength={QUOTE_LIMITS.carrier}
            onType={(carrier) => setShipping({ carrier })}
          />
        </div>
        <QuoteField
          form={form}
          label="Nota del envío"
          value={shipping.note}
          maxLength={QUOTE_LIMITS.shippingNote}
          onType={(note) => setShipping({ note })}
        />
      </div>
      <div className="quote-part">
        <div className="quote-pair">
          <QuoteField
            form={form}
            field="discountPercent"
            label="Descuento sobre todo"
            suffix="%"
            value={discountPercent}
            placeholder="0"
            inputMode="decimal"
            onType={(typed) => form.set({ discountPercent: typed })}
          />
          <QuoteField
            form={form}
            field="validUntil"
            label="Vale hasta"
            type="date"
            min={today}
            value={validUntil}
            onType={(typed) => form.set({ validUntil: typed })}
          />
        </div>
        <Field label="Mensaje para el cliente">
          {(control) => (
            <textarea
              {...control}
              maxLength={QUOTE_LIMITS.message}
              value={message}
              onChange={({ target }) => form.set({ message: target.value })}
            />
          )}
        </Field>
      </div>
    </>
  );
}
