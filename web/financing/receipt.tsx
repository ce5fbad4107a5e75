import { type CSSProperties, useEffect, useRef } from 'react';
import { formatWholePesos } from '#web/format.ts';
import { Stitch } from '#web/ui/stitch.tsx';
import { paymentCount } from './payment-count.ts';
import { ReceiptDetail } from './receipt-detail.tsx';
import type { Calculation, Financing } from './use-financing.ts';

type ReceiptProps = Pick<Financing, 'plan' | 'calculation'> & { readonly isForShopper: boolean };

/** The instalment's amount. It is announced to screen readers and scrolls into view on small screens (CALC-022). */
export function Receipt({ plan, calculation, isForShopper }: ReceiptProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (calculation !== null) box.current?.scrollIntoView({ block: 'nearest' });
  }, [calculation]);
  return (
    <section ref={box} className="receipt on-colour" aria-label="Resultado">
      <div role="status">
        {calculation === null ? (
          <p className="receipt-hint">
            {plan === null ? 'Elige la cantidad de cuotas' : 'Toca Calcular para ver el valor de cada cuota'}
          </p>
        ) : (
          <InstalmentFigures {...calculation} isForShopper={isForShopper} />
        )}
      </div>
      {calculation !== null && (
        <>
          <Stitch className="mt-6 mb-2 [--thread:var(--color-rose-thread)]" />
          <ReceiptDetail calculation={calculation} />
        </>
      )}
    </section>
  );
}

function InstalmentFigures({ plan, result, isForShopper }: Calculation & { isForShopper: boolean }) {
  const price = formatWholePesos(result.installmentPrice);
  return (
    <>
      <p>Valor de cada cuota</p>
      <p className="receipt-price display-figures" style={lengthOf(price)}>
        {price}
      </p>
      <p className="figures">
        {paymentCount(plan.instalments)} · Total a cobrar{' '}
        <strong>{formatWholePesos(result.finalAmount)}</strong>
      </p>
      {isForShopper && <p className="text-sm">Es lo que pagas en total con la tarjeta.</p>}
    </>
  );
}

/** Long amounts are set smaller, so that they stay on one line. Safe: React passes custom properties on as they are. */
function lengthOf(text: string): CSSProperties {
  return { '--letters': text.length } as CSSProperties;
}
