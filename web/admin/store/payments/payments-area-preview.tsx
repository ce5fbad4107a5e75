import { pesos, ZERO } from '#domain/money/centavos.ts';
import { howToPay } from '#domain/payments/how-to-pay.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { PayByTransfer } from '#web/payment/pay-by-transfer.tsx';

const TOTAL = pesos(640_190);
const NOTHING_PAID = { byTransfer: ZERO, otherwise: ZERO, discount: ZERO };

/** What a customer sees of an order of $ 640.190. */
export function PaymentsAreaPreview({ fields }: { fields: Settings['payments'] }) {
  const payment = howToPay({ total: TOTAL, netTotal: null, paid: NOTHING_PAID }, fields);
  if (payment === null)
    return (
      <p className="p-5 text-secondary">
        Así no se ve nada de cobros: lo acuerdas con cada cliente, como hasta ahora.
      </p>
    );
  return (
    <div className="p-5">
      <PayByTransfer payment={payment} />
    </div>
  );
}
