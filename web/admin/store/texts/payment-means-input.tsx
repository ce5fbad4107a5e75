import type { Settings } from '#schemas/store/area-schemas.ts';
import { PAYMENT_MEANS, type PaymentMeans } from '#schemas/store/texts-area.ts';
import { PAYMENT_MEANS_LABELS } from '#web/info/payment-means-labels.ts';
import { type AreaForm, areaFieldId } from '../area/area-definition.ts';
import { SwitchInput } from '../area/area-inputs.tsx';

/** How one can pay, as 'Cómo comprar' shows it (CONTENT-012). */
export function PaymentMeansInput({ form }: { form: AreaForm<Settings['texts']> }) {
  const { draft, set, problemAt } = form;
  const problem = problemAt('paymentMeans');
  const put = (means: PaymentMeans, isTaken: boolean) =>
    set({
      paymentMeans: PAYMENT_MEANS.filter((one) =>
        one === means ? isTaken : draft.paymentMeans.includes(one),
      ),
    });
  return (
    <fieldset id={areaFieldId('paymentMeans')} tabIndex={-1}>
      <legend className="mb-1 text-sm font-semibold">Medios de pago</legend>
      <div className="grid min-[18rem]:grid-cols-2">
        {PAYMENT_MEANS.map((means) => (
          <SwitchInput
            key={means}
            path={`paymentMeans.${means}`}
            label={PAYMENT_MEANS_LABELS[means]}
            value={draft.paymentMeans.includes(means)}
            onChange={(isTaken) => put(means, isTaken)}
          />
        ))}
      </div>
      {problem !== undefined && <p className="text-sm text-error">{problem}</p>}
    </fieldset>
  );
}
