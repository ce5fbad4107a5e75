/** A rate as an exact fraction: 10,35 % is `{ numerator: 1035n, denominator: 10_000n }`. */
export type Rate = { readonly numerator: bigint; readonly denominator: bigint };

export function whole(value: bigint): Rate {
  return { numerator: value, denominator: 1n };
}

export function plus(one: Rate, other: Rate): Rate {
  const numerator = one.numerator * other.denominator + other.numerator * one.denominator;
  return { numerator, denominator: one.denominator * other.denominator };
}

export function minus(one: Rate, other: Rate): Rate {
  return plus(one, { ...other, numerator: -other.numerator });
}

export function times(one: Rate, other: Rate): Rate {
  return { numerator: one.numerator * other.numerator, denominator: one.denominator * other.denominator };
}

/** `divisor` is above 0. */
export function dividedBy(one: Rate, divisor: Rate): Rate {
  return times(one, { numerator: divisor.denominator, denominator: divisor.numerator });
}
