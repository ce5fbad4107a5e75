import type { PlanTerms } from '#domain/financing/plans-on.ts';

/** '3 cuotas, costo 10,35 %, arancel 1,80 %' */
export function planText({ instalments, surcharge, cardFee }: PlanTerms): string {
  const count = instalments === 1 ? '1 cuota' : `${instalments} cuotas`;
  return `${count}, costo ${percentText(surcharge)}, arancel ${percentText(cardFee)}`;
}

function percentText(rate: string): string {
  return `${rate.replace('.', ',')}\u00a0%`;
}
