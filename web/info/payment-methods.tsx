import { ChatWithShop } from '#web/storefront/chat-with-shop.tsx';
import { ChatIcon } from '#web/storefront/social-icons.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { strokeIcon } from '#web/ui/stroke-icon.tsx';
import { CreditCard } from '#web/ui/stroke-icons.tsx';
import { PAYMENT_MEANS_LABELS } from './payment-means-labels.ts';

const Banknote = strokeIcon(
  'M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM10 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0M6 12h.01M18 12h.01',
);
const Calculator = strokeIcon(
  'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-16a2 2 0 0 1 2-2zM8 6L16 6M16 14L16 18M16 10h.01M12 10h.01M8 10h.01M12 14h.01M8 14h.01M12 18h.01M8 18h.01',
);
const Landmark = strokeIcon(
  'M10 18v-7M11.119 2.205a2 2 0 0 1 1.762 0l7.84 3.846A.5.5 0 0 1 20.5 7h-17a.5.5 0 0 1-.22-.949zM14 18v-7M18 18v-7M3 22h18M6 18v-7',
);
const WalletCards = strokeIcon(
  'M3 11h3.75a2 2 0 0 1 1.6.8l.45.6a4 4 0 0 0 6.4 0l.45-.6a2 2 0 0 1 1.6-.8H21M3 7h18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2z',
);

const ICONS = { cash: Banknote, transfer: Landmark, debit: WalletCards, credit: CreditCard } as const;

const FINANCING_QUESTION = 'Hola, quisiera consultar por la financiación en cuotas de una compra.';

/** CONTENT-012, CONTENT-013 */
export function PaymentMethods() {
  const { paymentMeans } = useStore();
  return (
    <section aria-labelledby="medios-de-pago" className="info-panel">
      <h2 id="medios-de-pago" className="text-title">
        Medios de pago
      </h2>
      <ul className="payment-methods">
        {paymentMeans.map((means) => {
          const Icon = ICONS[means];
          return (
            <li key={means}>
              <Icon aria-hidden="true" />
              {PAYMENT_MEANS_LABELS[means]}
            </li>
          );
        })}
      </ul>
      {paymentMeans.includes('credit') && <Financing />}
    </section>
  );
}

function Financing() {
  return (
    <>
      <h3 className="mt-8 text-block">Financiación en cuotas</h3>
      <p className="mt-2 max-w-[34em] text-secondary">
        Se consulta por cada compra. Calcula cuánto sería cada cuota y escríbenos: te decimos con qué tarjetas
        y en cuántos pagos.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to="/calculadora" variant="outline">
          <Calculator aria-hidden="true" /> Calculadora de cuotas
        </ButtonLink>
        <ChatWithShop text={FINANCING_QUESTION} className="button button-chat">
          <ChatIcon /> Consultar por WhatsApp
        </ChatWithShop>
      </div>
    </>
  );
}
