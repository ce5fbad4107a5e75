import type { Label } from '#domain/labels/label.ts';
import { parseDecimalString } from '#domain/money/decimal-string.ts';
import type { WireLabelledProduct } from '#schemas/labels.ts';
import type { LabelLine } from '../label-job/label-job.ts';

/** A product, colour or model of which labels are wanted. */
export type LabelRow = {
  readonly key: string;
  readonly productId: string;
  readonly photo: string | null;
  readonly label: Label;
  readonly count: number;
};

export type RowFilter = {
  /** Without what is sold out. */
  readonly onlyInStock: boolean;
  /** A label for each colour or model, else one for the product. */
  readonly perVariant: boolean;
};

/** The rows in the lines' order; of a product or variant that several lines name, the counts add up. */
export function labelRows(
  products: readonly WireLabelledProduct[],
  lines: readonly LabelLine[],
  filter: RowFilter,
): readonly LabelRow[] {
  const byId = new Map(products.map((product) => [product._id, product]));
  const rows = new Map<string, LabelRow>();
  for (const line of lines) {
    const product = byId.get(line.productId);
    if (product === undefined) continue;
    for (const row of rowsOfLine(product, line, filter)) {
      const before = rows.get(row.key);
      rows.set(row.key, before === undefined ? row : { ...row, count: before.count + row.count });
    }
  }
  return [...rows.values()];
}

function rowsOfLine(
  asked: WireLabelledProduct,
  { variant, count }: LabelLine,
  { onlyInStock, perVariant }: RowFilter,
): readonly LabelRow[] {
  const { variants, soldOut, barCode } = asked;
  const named = variants.filter(({ name }) => variant === null || name === variant);
  const areAllSoldOut = named.length > 0 && named.every((one) => one.soldOut);
  const whole = { name: '', soldOut: soldOut || areAllSoldOut, barCode };
  const meant = perVariant && named.length > 0 ? named : [whole];
  return meant
    .filter((one) => !(onlyInStock && one.soldOut))
    .map((one) => ({
      key: `${asked._id} ${one.name}`,
      productId: asked._id,
      photo: asked.photo,
      count,
      label: {
        brand: asked.brand,
        name: asked.name,
        variant: one.name,
        price: parseDecimalString(asked.price),
        vat: asked.vat,
        saleUnit: asked.unit,
        barCode: one.barCode,
      },
    }));
}

/** Each label as often as it is wanted. */
export function wantedLabels(rows: readonly LabelRow[]): readonly Label[] {
  return rows.flatMap(({ label, count }) => Array.from({ length: count }, () => label));
}
