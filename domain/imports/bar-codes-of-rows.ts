import { knownBarCodes, writtenBarCode } from '../bar-codes/variant-bar-codes.ts';
import type { Product } from '../products/product.ts';
import { cellText } from './import-row.ts';
import type { NamedVariants } from './variant-names.ts';

type Coded = Pick<Product, 'barCodes' | 'colours' | 'models'>;

/** The bar code in each variant's row; without such a column, what the product has of those that stay. */
export function barCodesOfRows({ variants }: NamedVariants, product: Coded): readonly string[] {
  if (variants.every(({ row }) => row.cells.barCodes === undefined)) return knownBarCodes(product);
  return variants.flatMap(({ row, name }) => {
    const code = cellText(row, 'barCodes').trim();
    return code === '' ? [] : [writtenBarCode({ variant: name, code })];
  });
}
