/** '12 cuotas'; one is a single payment, which finances nothing. */
export function paymentCount(instalments: number): string {
  return `${instalments} ${paymentWord(instalments)}`;
}

export function paymentWord(instalments: number): string {
  return instalments === 1 ? 'pago' : 'cuotas';
}
