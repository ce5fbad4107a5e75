import { codeKey } from '#domain/entries/catalogue-entry.ts';
import { storedMeasure } from '#domain/law/unit-price.ts';
import { storedVat } from '#domain/law/vat.ts';
import { saleUnitToStore, storedSaleUnit } from '#domain/measure/stored-sale-unit.ts';
import { centavos } from '#domain/money/centavos.ts';
import { altTextsOf } from '#domain/products/alt-texts.ts';
import type { Product } from '#domain/products/product.ts';
import { storedSection } from '#domain/products/sections.ts';
import type { ScarceStock } from '#domain/stock/shown-stock.ts';
import type { NewProductRow, PhotoRow, ProductRow } from '#server/db/tables/catalogue-tables.ts';

/** What the record of a product adds to it. Times are epoch ms. */
type ProductRecord = {
  readonly version: number;
  /** The version that somebody's last edit of its content made; 1 for none. */
  readonly editedVersion: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly deletedAt: number | null;
  /** When the price or the bulk offer last changed; at first when the product was created. */
  readonly priceChangedAt: number;
  /** When the price goes back to the one before (STUDIO-009), or `null`. */
  readonly priceEndsAt: number | null;
  /** In the catalogue in memory: what of it is counted and scarce (STOCK-002). */
  readonly scarce?: ScarceStock;
};

export type StoredProduct = Product & ProductRecord;

/** Whether somebody edited the content of a product since it had a version, or it never had that one. */
export function isEditedSince(
  product: Pick<StoredProduct, 'version' | 'editedVersion'>,
  version: number,
): boolean {
  return version > product.version || product.editedVersion > version;
}

/** The product without its record fields, for pages and answers. */
export function productAlone({
  version,
  editedVersion,
  createdAt,
  updatedAt,
  deletedAt,
  priceChangedAt,
  priceEndsAt,
  scarce,
  ...product
}: StoredProduct): Product {
  return product;
}

/** The columns of the product itself, without those of the record. */
type ProductColumns = Omit<
  NewProductRow,
  | 'version'
  | 'edited_version'
  | 'changed_in'
  | 'created_at'
  | 'updated_at'
  | 'deleted_at'
  | 'price_changed_at'
  | 'price_ends_at'
>;

export function rowOf(product: Product): ProductColumns {
  return {
    id: product.id,
    section: product.section,
    subsection: product.subsection,
    type: product.type,
    brand: product.brand,
    name: product.name,
    summary: product.summary,
    description: product.description,
    specifications: product.specifications,
    price: product.price,
    bulk_minimum_units: product.bulkOffer?.minimumUnits ?? null,
    bulk_pack_price: product.bulkOffer?.packPrice ?? null,
    vat: product.vat,
    unit_amount: product.unitAmount,
    unit_measure: product.unitMeasure,
    sale_unit: saleUnitToStore(product.saleUnit),
    colours: JSON.stringify(product.colours),
    models: JSON.stringify(product.models),
    bar_codes: JSON.stringify(product.barCodes),
    code: product.code,
    code_key: product.code === null ? null : codeKey(product.code),
    is_offer: product.isOffer ? 1 : 0,
    is_hidden: product.isHidden ? 1 : 0,
    is_sold_out: product.isSoldOut ? 1 : 0,
    sold_out_variants: JSON.stringify(product.soldOutVariants),
  };
}

export function productOf(row: ProductRow, photos: readonly PhotoRow[]): StoredProduct {
  return {
    id: row.id,
    section: storedSection(row.section),
    subsection: row.subsection,
    type: row.type,
    isOffer: row.is_offer === 1,
    isHidden: row.is_hidden === 1,
    isSoldOut: row.is_sold_out === 1,
    brand: row.brand,
    name: row.name,
    summary: row.summary,
    description: row.description,
    specifications: row.specifications,
    photos: photos.map(({ url }) => url),
    altTexts: altTextsOf(photos.map(({ alt_text }) => alt_text)),
    photoColours: altTextsOf(photos.map(({ colour }) => colour)),
    price: row.price === null ? null : centavos(row.price),
    bulkOffer:
      row.bulk_minimum_units === null || row.bulk_pack_price === null
        ? null
        : { minimumUnits: row.bulk_minimum_units, packPrice: centavos(row.bulk_pack_price) },
    vat: storedVat(row.vat),
    unitAmount: row.unit_amount,
    unitMeasure: storedMeasure(row.unit_measure),
    saleUnit: storedSaleUnit(row.sale_unit),
    colours: stringsOf(row.colours),
    models: stringsOf(row.models),
    soldOutVariants: stringsOf(row.sold_out_variants),
    barCodes: stringsOf(row.bar_codes),
    code: row.code,
    version: row.version,
    editedVersion: row.edited_version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
    priceChangedAt: row.price_changed_at,
    priceEndsAt: row.price_ends_at,
  };
}

// Only `rowOf` writes these columns, so they hold lists of texts.
function stringsOf(json: string): string[] {
  return JSON.parse(json) as string[];
}
