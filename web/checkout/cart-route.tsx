import { ArrowLeft } from '#web/ui/stroke-icons.tsx';
import './checkout.css';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { CartNews } from '#web/cart/cart-news.tsx';
import { SharedCartHost } from '#web/cart/shared-cart-host.tsx';
import { CartContext, useCart } from '#web/cart/use-cart.ts';
import type { PageHandle } from '#web/shared-page.ts';
import { useStore } from '#web/storefront/store-context.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useLazyCode } from '#web/ui/use-lazy-code.ts';
import { usePrefetchedDialogs } from '#web/ui/use-prefetched-dialogs.ts';
import { LateWaitingOrders } from '#web/waiting-orders/late-waiting-orders.tsx';
import type { Route } from './+types/cart-route.ts';
import { CartStep } from './cart-step.tsx';
import { CartWithoutScripts } from './cart-without-scripts.tsx';
import { CHECKOUT_DRAFT } from './checkout-draft.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { ContactStep } from './contact-step.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { fetchLateCheckout } from './fetch-late-checkout.ts';
import { placedOrderIn } from './placed-order.ts';
import { PlacedOrderPage } from './placed-order-page.tsx';
import { CONTACT_STEP_SEARCH, isPlacedStep, STEP_PARAMETER, stepIn } from './step.ts';
import { useCheckoutForm } from './use-checkout-form.ts';
import { useOrderSubmission } from './use-order-submission.ts';

export const handle = { shared: { query: { [STEP_PARAMETER]: /^[a-z]{1,20}$/ } } } satisfies PageHandle;

/** The page renders its own title, because it depends on the cart, which only the browser knows. */
export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

const CHECKOUT = { draft: CHECKOUT_DRAFT, contactStep: CONTACT_STEP_SEARCH, fetchLate: fetchLateCheckout };

export default function CartRoute() {
  return (
    <BehindPanel>
      <CartPage />
    </BehindPanel>
  );
}

/** While the panel is open, the page behind it may follow a moment later: a press in the panel is painted first. */
function BehindPanel({ children }: { children: ReactNode }) {
  const cart = useCart();
  const followed = useDeferredValue(cart);
  return <CartContext value={cart.isPanelOpen ? followed : cart}>{children}</CartContext>;
}

function CartPage() {
  const store = useStore();
  const { lines, isReady } = useCart();
  const [search] = useSearchParams();
  const { state } = useLocation();
  // Only the browser knows the state of its history's entries.
  const placed = isReady && isPlacedStep(search.get(STEP_PARAMETER)) ? placedOrderIn(state) : null;
  if (placed !== null) return <PlacedOrderPage order={placed} />;
  const isEmpty = isReady && lines.length === 0;
  const title = isEmpty ? 'Carrito vacío' : 'Carrito de compras';
  return (
    <main className="cart-page shop-width min-h-[calc(100svh-96px)] pb-20">
      <title>{`${title} | ${store.name}`}</title>
      <div className="flex items-center gap-3 pt-3 lg:pt-6">
        <PageLink to="/" aria-label="Volver al inicio" className="icon-button -ml-3.5">
          <ArrowLeft aria-hidden="true" />
        </PageLink>
        <h1 className="text-title">{title}</h1>
      </div>
      <LateWaitingOrders checkout={CHECKOUT} />
      {isEmpty ? <EmptyCart /> : <Checkout />}
      {isReady && <SharedCartHost />}
    </main>
  );
}

/** Shows a skeleton until the stored cart is read and checked against the catalogue. */
function Checkout() {
  usePrefetchedDialogs();
  const { isReady, isChecked } = useCart();
  const isLoading = !isReady || !isChecked;
  const [search] = useSearchParams();
  const step = stepIn(search.get(STEP_PARAMETER));
  const form = useCheckoutForm();
  const order = useOrderSubmission(form.values);
  const { code: late, load } = useLazyCode(fetchLateCheckout);
  useEffect(() => {
    // A refusal tries again, if the first try was without a connection.
    if (step === 'contact' || order.refusal !== null) load();
  }, [step, order.refusal, load]);
  const [hasLeftCart, setHasLeftCart] = useState(false);
  if (step === 'contact' && !hasLeftCart) setHasLeftCart(true);
  return (
    <>
      <CheckoutSteps current={step} />
      {!isReady && <CartWithoutScripts />}
      {isLoading ? (
        <CheckoutSkeleton awaits={isReady ? 'check' : 'scripts'} />
      ) : (
        <CartNews className="mb-4" />
      )}
      {!isLoading &&
        (step === 'cart' ? (
          <CartStep isBack={hasLeftCart} />
        ) : (
          <ContactStep form={form} order={order} late={late} />
        ))}
    </>
  );
}
