/** How amounts of a product are counted: one unit has `10 ** scale` smallest parts. Codes are those of UN/CEFACT Rec 20. */
export type StockUnit = {
  readonly code: 'C62';
  readonly scale: 0;
  readonly increment: 1;
  readonly minimum: 1;
};

/** By the piece. All of stock asks here. */
export function stockUnit(): StockUnit {
  return { code: 'C62', scale: 0, increment: 1, minimum: 1 };
}
