/** A value from a window width on, in px at the usual font size: larger text has the value of a narrower window. */
type WidthStep<T> = { readonly from: number; readonly value: T };

/** A first value, then the steps in ascending order of width. */
export type WidthSteps<T> = { readonly first: T; readonly steps: readonly WidthStep<T>[] };

export function valueAtWidth<T>({ first, steps }: WidthSteps<T>, width: number): T {
  return steps.findLast((step) => width >= step.from)?.value ?? first;
}
