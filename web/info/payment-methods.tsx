import { Banknote, Calculator, Landmark, WalletCards } from 'lucide-react';
import { ChatWithShop } from '#web/storefront/chat-with-shop.tsx';
import { ChatIcon } from '#web/storefront/social-icons.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { CreditCard } from '#web/ui/stroke-icons.tsx';

const METHODS = [
  { name: 'Efectivo', Icon: Banknote },
  { name: 'Transferencia', Icon: Landmark },
  { name: 'Débito', Icon: WalletCards },
  { name: 'Crédito', Icon: CreditCard },
] as const;

const FINANCING_QUESTION = 'Hola, quisiera consultar por la financiación en cuotas de una compra.';

/** CONTENT-012, CONTENT-013 */
export function PaymentMethods() {
  return (
    <section aria-labelledby="medios-de-pago" className="info-panel">
      <h2 id="medios-de-pago" className="text-title">
        Medios de pago
      </h2>
      <ul className="payment-methods">
        {METHODS.map(({ name, Icon }) => (
          <li key={name}>
            <Icon aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
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
    </section>
  );
}
