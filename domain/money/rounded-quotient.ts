type Quotient = { readonly numerator: bigint; readonly denominator: bigint };

/** The nearest whole number, halves up; both parts are 0 or more. Exact, whatever the size. */
export function halfUp({ numerator, denominator }: Quotient): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/** The first whole number that is not below the quotient; both parts are 0 or more. */
export function ceiling({ numerator, denominator }: Quotient): bigint {
  return (numerator + denominator - 1n) / denominator;
}
