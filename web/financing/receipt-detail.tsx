import { useId, useState } from 'react';
import { formatWholePesos } from '#web/format.ts';
import { ChevronDown } from '#web/ui/stroke-icons.tsx';
import { deductionsOf } from './deductions.ts';
import type { Calculation } from './use-financing.ts';

/** The deductions, behind a button (CALC-003). */
export function ReceiptDetail({ calculation }: { calculation: Calculation }) {
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
        {deductionsOf(calculation).map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatWholePesos(amount)}</dd>
          </div>
        ))}
        <div className="receipt-total">
          <dt>Total de deducciones</dt>
          <dd>{formatWholePesos(calculation.result.totalDeductions)}</dd>
        </div>
      </dl>
    </>
  );
}
