import type { WireCategories } from '#schemas/category-answers.ts';
import { assertMay } from '#server/kernel/assert-may.ts';
import type { Context } from '#server/kernel/context.ts';
import { categoriesToWire } from './categories-to-wire.ts';

export function getCategories(ctx: Context): WireCategories {
  assertMay(ctx, 'store');
  return { ...categoriesToWire(ctx.catalogue), moved: 0 };
}
