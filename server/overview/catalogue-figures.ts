import type { LiveCatalogue } from '#server/kernel/catalogue-view.ts';
import { isUntouchedDemo } from './untouched-demo.ts';

export type CatalogueFigures = {
  readonly total: number;
  readonly hidden: number;
  readonly withoutPrice: number;
  readonly withoutPhoto: number;
  readonly withoutCode: number;
  /** Demo products without edits. */
  readonly demo: number;
};

const counted = new WeakMap<LiveCatalogue, { version: number; figures: CatalogueFigures }>();

/** Counts over the catalogue in memory, computed once per catalogue version. */
export function catalogueFigures(catalogue: LiveCatalogue): CatalogueFigures {
  const known = counted.get(catalogue);
  if (known !== undefined && known.version === catalogue.version()) return known.figures;
  const figures = { total: 0, hidden: 0, withoutPrice: 0, withoutPhoto: 0, withoutCode: 0, demo: 0 };
  for (const { product } of catalogue.all().entries) {
    figures.total += 1;
    if (product.isHidden) figures.hidden += 1;
    if (product.price === null) figures.withoutPrice += 1;
    if (product.photos.length === 0) figures.withoutPhoto += 1;
    if (product.code === null) figures.withoutCode += 1;
    if (isUntouchedDemo(product)) figures.demo += 1;
  }
  counted.set(catalogue, { version: catalogue.version(), figures });
  return figures;
}
