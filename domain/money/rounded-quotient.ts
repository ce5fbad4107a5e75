type Quotient = { readonly numerator: bigint; readonly denominator: bigint };

/** The quotient rounded half up; both parts are 0 or more. It is exact for any size. */
export function halfUp({ numerator, denominator }: Quotient): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/** The quotient rounded up; both parts are 0 or more. */
export function ceiling({ numerator, denominator }: Quotient): bigint {
  return (numerator + denominator - 1n) / denominator;
}
