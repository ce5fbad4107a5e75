import { useEffect, useRef } from 'react';
import { useCart } from '#web/cart/use-cart.ts';
import { Button } from '#web/ui/button.tsx';
import { ArrowLeft } from '#web/ui/stroke-icons.tsx';
import { useListMinimum } from '#web/wholesale/use-buyer.ts';
import { Benefits } from './benefits.tsx';
import { CartBar } from './cart-bar.tsx';
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
  const hindrance = cartHindrance({ ...cart, minimum: useListMinimum() });
  const isDisabled = missing !== null || hindrance !== null;
  const goToStep = useStepChange();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="checkout-columns">
      <div className="grid gap-5">
        {late !== null && order.refusal !== null && <late.OrderRefusalNotice refusal={order.refusal} />}
        <section className="rounded-3 bg-surface px-4 py-6 lg:p-8">
          <h2 ref={heading} tabIndex={-1} className="mb-5.5 text-[1.6875rem] outline-none">
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
        <div className="grid gap-3 max-lg:hidden">
          <Missing id="lo-que-falta" text={missing} />
          <BuyButton isDisabled={isDisabled} hintId={missing === null ? undefined : 'lo-que-falta'} />
        </div>
        <Button variant="quiet" className="w-full" onClick={() => goToStep('cart')}>
          <ArrowLeft aria-hidden="true" /> Volver al carrito
        </Button>
      </OrderSummary>
      <CartBar hint={<Missing id="lo-que-falta-al-pie" text={missing ?? hindrance} />}>
        <BuyButton isDisabled={isDisabled} hintId="lo-que-falta-al-pie" />
      </CartBar>
    </div>
  );
}

function Missing({ id, text }: { readonly id: string; readonly text: string | null }) {
  return (
    text !== null && (
      <p id={id} className="w-full text-sm text-secondary">
        {text}
      </p>
    )
  );
}

function BuyButton({
  isDisabled,
  hintId,
}: {
  readonly isDisabled: boolean;
  readonly hintId: string | undefined;
}) {
  return (
    <Button
      type="submit"
      form={FORM_ID}
      variant="primary"
      size="large"
      disabled={isDisabled}
      aria-describedby={isDisabled ? hintId : undefined}
    >
      COMPRAR
    </Button>
  );
}
