import type { Pieces } from '../measure/pieces.ts';
import type { Quantities } from '../products/quantities.ts';
import type { Cart, CartLine } from './cart-line.ts';
import { type QuantityChange, takenOutQuantities } from './changed-quantity.ts';
import { type LineExtras, NO_EXTRAS } from './line-extras.ts';
import { changedHeld, withPieces } from './line-pieces.ts';
import { mergedLines } from './merged-lines.ts';
import { type RemovedLine, restoredLines } from './removed-lines.ts';

/** Units of one product, by variant. */
export type ProductUnits = { readonly productId: string; readonly quantities: Quantities };

export type CartAction =
  | { readonly type: 'add-line'; readonly line: CartLine }
  | { readonly type: 'remove-line'; readonly productId: string }
  | ({ readonly type: 'change-quantity'; readonly productId: string } & QuantityChange)
  | {
      readonly type: 'set-pieces';
      readonly productId: string;
      readonly variant: string;
      readonly pieces: readonly Pieces[];
    }
  | { readonly type: 'set-extras'; readonly productId: string; readonly extras: LineExtras }
  | { readonly type: 'take-out'; readonly units: readonly ProductUnits[] }
  | { readonly type: 'restore-lines'; readonly removed: readonly RemovedLine[] }
  | { readonly type: 'empty' }
  | { readonly type: 'upgrade'; readonly cart: Cart }
  | { readonly type: 'reset' }
  | { readonly type: 'load'; readonly cart: Cart };

/** The cart after an action (CART-010). @throws Error for an unknown action (CART-019) */
export function reduceCart(cart: Cart, action: CartAction): Cart {
  switch (action.type) {
    case 'add-line':
      return mergedLines([...cart, action.line]);
    case 'remove-line':
      return cart.filter((line) => line.productId !== action.productId);
    case 'change-quantity':
      return mergedLines(
        cart.map((line) => (line.productId === action.productId ? changedLine(line, action) : line)),
      );
    case 'set-pieces':
      return mergedLines(
        cart.map((line) =>
          line.productId === action.productId
            ? { ...line, ...withPieces(line, action.variant, action.pieces) }
            : line,
        ),
      );
    case 'set-extras':
      return cart.map((line) =>
        line.productId === action.productId ? { ...line, extras: action.extras } : line,
      );
    case 'take-out':
      return mergedLines(cart.map((line) => lineWithout(line, action.units)));
    case 'upgrade':
    case 'load':
      return mergedLines(action.cart);
    case 'restore-lines':
      return restoredLines(cart, action.removed);
    case 'empty':
    case 'reset':
      return [];
    default:
      throw new Error(`unknown cart action: ${JSON.stringify(action satisfies never)}`);
  }
}

function lineWithout(line: CartLine, units: readonly ProductUnits[]): CartLine {
  const taken = units.find(({ productId }) => productId === line.productId);
  if (taken === undefined) return line;
  const quantities = takenOutQuantities(line.quantities, taken.quantities, line.snapshot.saleUnit);
  return { ...line, quantities, extras: NO_EXTRAS };
}

function changedLine(line: CartLine, change: QuantityChange): CartLine {
  return { ...line, ...changedHeld(line, change, line.snapshot.saleUnit) };
}
