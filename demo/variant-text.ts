/** One choice for every placeholder of a pattern: `{ ancho: '20 mm' }`. */
export type Variant = {
  readonly values: Readonly<Record<string, string>>;
  /** 0 for the smallest variant, 1 for the largest. */
  readonly size: number;
};

// The last placeholder is the amount, which affects the price most.
const LAST_WEIGHT = 2;

type Axes = Readonly<Record<string, readonly string[]>>;

export const combinationsOf = (axes: Axes): number =>
  Object.values(axes).reduce((product, { length }) => product * length, 1);

/** The combination of that number, counted like the digits of a clock. */
export function variantAt(axes: Axes, combination: number): Variant {
  const values: Record<string, string> = {};
  let rest = combination;
  let size = 0;
  let weights = 0;
  const names = Object.keys(axes);
  for (const [name, options] of Object.entries(axes)) {
    const position = rest % options.length;
    rest = Math.floor(rest / options.length);
    values[name] = options[position] ?? '';
    const weight = name === names.at(-1) ? LAST_WEIGHT : 1;
    weights += weight;
    size += weight * (options.length > 1 ? position / (options.length - 1) : 0.5);
  }
  return { values, size: weights === 0 ? 0.5 : size / weights };
}

/** @throws RangeError for a placeholder that the variant doesn't fill */
export function filledIn(pattern: string, { values }: Variant): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`no {${name}} for: ${pattern}`);
    return value;
  });
}
