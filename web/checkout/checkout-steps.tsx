import { Check } from '#web/ui/stroke-icons.tsx';
import './checkout-steps.css';
import type { CheckoutStep } from './step.ts';

/** Two circles and a thread between them. The needle marks the current step (CHECKOUT-003). */
export function CheckoutSteps({ current }: { current: CheckoutStep }) {
  const isSecond = current === 'contact';
  return (
    <ol className="checkout-steps" data-current={current} aria-label="Pasos de la compra">
      <li className="checkout-step" aria-current={isSecond ? undefined : 'step'}>
        <span className="checkout-step-mark figures">{isSecond ? <Check aria-label="Hecho" /> : 1}</span>
        Revisar compra
      </li>
      <SewnThread />
      <li className="checkout-step" aria-current={isSecond ? 'step' : undefined}>
        <span className="checkout-step-mark figures">2</span>
        Datos de contacto
      </li>
    </ol>
  );
}

function SewnThread() {
  return (
    <li className="checkout-thread" aria-hidden="true">
      <i />
      <svg viewBox="0 0 58 18" aria-hidden="true">
        <path d="M0 9.5 40 6.5 57 8.8 40 11.5 0 10.5Z" fill="#3d445b" />
        <path d="M2 9.7 40 7.5 57 8.8Z" fill="#c9cedb" />
        <ellipse cx="8" cy="9.9" rx="4" ry="1" fill="#5c6277" />
      </svg>
    </li>
  );
}
