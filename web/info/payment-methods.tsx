import { Banknote, Calculator, CreditCard, Landmark, WalletCards } from 'lucide-react';
import { ButtonLink } from '#web/ui/button-link.tsx';

const METHODS = [
  { name: 'Efectivo', Icon: Banknote },
  { name: 'Transferencia', Icon: Landmark },
  { name: 'Débito', Icon: WalletCards },
  { name: 'Crédito', Icon: CreditCard },
] as const;

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
      <p className="mt-6 text-secondary">Financiación en cuotas: consulta por tu compra.</p>
      <ButtonLink to="/calculadora" variant="outline" className="mt-5">
        <Calculator aria-hidden="true" /> Calculadora de cuotas
      </ButtonLink>
    </section>
  );
}
