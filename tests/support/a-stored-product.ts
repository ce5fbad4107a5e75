import { aProduct } from '#domain/products/a-product.ts';
import type { Product } from '#domain/products/product.ts';
import type { StoredProduct } from '#server/kernel/stored-product.ts';

/** A product as the catalogue holds it. @param updatedAt epoch ms */
export function aStoredProduct(id: string, updatedAt: number, changes: Partial<Product> = {}): StoredProduct {
  return {
    ...aProduct({ id, ...changes }),
    version: 1,
    editedVersion: 1,
    createdAt: 0,
    updatedAt,
    deletedAt: null,
    priceChangedAt: 0,
    priceEndsAt: null,
  };
}
