import type { WireCategories } from '#schemas/wire/categories.ts';
import { assertMay } from '#server/accounts/assert-may.ts';
import type { Context } from '#server/context.ts';
import { categoriesToWire } from './categories-to-wire.ts';

export function getCategories(ctx: Context): WireCategories {
  assertMay(ctx, 'store');
  return { ...categoriesToWire(ctx.catalogue), moved: 0 };
}
