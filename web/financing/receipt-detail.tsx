import { useId, useState } from 'react';
import { formatWholePesos } from '#web/format.ts';
import { useStore } from '#web/storefront/store-context.tsx';
import { ChevronDown } from '#web/ui/stroke-icons.tsx';
import { deductionsOf } from './deductions.ts';
import type { Calculation } from './use-financing.ts';

/** The deductions, behind a button (CALC-003). */
export function ReceiptDetail({ calculation }: { calculation: Calculation }) {
  const { province } = useStore();
  const { finalAmount, totalDeductions } = calculation.result;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="flex min-h-11 items-center gap-2.5 font-semibold"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Ocultar detalle' : 'Ver detalle'}
        <ChevronDown aria-hidden="true" className={isOpen ? 'rotate-180' : ''} />
      </button>
      <dl id={id} hidden={!isOpen} className="receipt-detail figures">
        {deductionsOf(calculation, province).map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatWholePesos(amount)}</dd>
          </div>
        ))}
        <div className="receipt-total">
          <dt>Total de deducciones</dt>
          <dd>{formatWholePesos(totalDeductions)}</dd>
        </div>
        {calculation.plan.isAbsorbed && (
          <div>
            <dt>La tienda recibe</dt>
            <dd>{formatWholePesos(finalAmount - totalDeductions)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
