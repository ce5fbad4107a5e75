import type { PlanTerms } from '#domain/financing/plans-on.ts';
import { paymentCount } from '#web/financing/payment-count.ts';

/** '3 cuotas sin interés, costo 10,35 %, arancel 1,80 %' */
export function planText({ instalments, surcharge, cardFee, isAbsorbed = false }: PlanTerms): string {
  return `${paymentCount(instalments)}${isAbsorbed ? ' sin interés' : ''}, costo ${percentText(surcharge)}, arancel ${percentText(cardFee)}`;
}

export function percentText(rate: string): string {
  return `${rate.replace('.', ',')}\u00a0%`;
}
