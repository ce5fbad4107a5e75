import { useEffect, useRef } from 'react';
import { useCart } from '#web/cart/use-cart.ts';
import { Button } from '#web/ui/button.tsx';
import { ArrowLeft } from '#web/ui/stroke-icons.tsx';
import { Benefits } from './benefits.tsx';
import { cartHindrance } from './cart-hindrance.ts';
import { CustomerForm } from './customer-form.tsx';
import type { LateCheckout } from './fetch-late-checkout.ts';
import { formHindrance } from './form-hindrance.ts';
import { OrderSummary } from './order-summary.tsx';
import { SummaryLines } from './summary-lines.tsx';
import type { CheckoutFormState } from './use-checkout-form.ts';
import type { OrderSubmission } from './use-order-submission.ts';
import { useStepChange } from './use-step-change.ts';

const FORM_ID = 'datos-de-contacto';
const MISSING_ID = 'lo-que-falta';

type ContactStepProps = {
  readonly form: CheckoutFormState;
  readonly order: OrderSubmission;
  /** `null` until it is loaded; a refusal comes from it. */
  readonly late: LateCheckout | null;
};

/** Step 2: the customer's data and the order (CHECKOUT-014 to CHECKOUT-017). */
export function ContactStep({ form, order, late }: ContactStepProps) {
  const cart = useCart();
  const missing = formHindrance(form.problems);
  const goToStep = useStepChange();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="checkout-columns">
      <div className="grid gap-5">
        {late !== null && order.refusal !== null && <late.OrderRefusalNotice refusal={order.refusal} />}
        <section className="rounded-3 bg-surface px-4 py-6 lg:p-8">
          <h2 ref={heading} tabIndex={-1} className="mb-5.5 text-[27px] outline-none">
            Datos de contacto
          </h2>
          <CustomerForm
            id={FORM_ID}
            form={form}
            onSubmit={order.submit}
            note={<div className="min-h-33 lg:col-span-2">{late && <late.OrderCommentField />}</div>}
          />
        </section>
        <Benefits />
      </div>
      <OrderSummary lines={<SummaryLines />}>
        {missing !== null && (
          <p id={MISSING_ID} className="mb-1 text-sm text-secondary">
            {missing}
          </p>
        )}
        <Button
          type="submit"
          form={FORM_ID}
          variant="primary"
          size="large"
          className="w-full"
          disabled={missing !== null || cartHindrance(cart) !== null}
          aria-describedby={missing === null ? undefined : MISSING_ID}
        >
          COMPRAR
        </Button>
        <Button variant="quiet" className="w-full" onClick={() => goToStep('cart')}>
          <ArrowLeft aria-hidden="true" /> Volver al carrito
        </Button>
      </OrderSummary>
    </div>
  );
}
