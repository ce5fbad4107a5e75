import type { WirePriceUpdate } from '#schemas/price-list-answers.ts';
import { formatCount, formatWholeNumber } from '#web/format.ts';
import { CodeList } from './code-list.tsx';

const PRODUCTS = { one: 'producto', many: 'productos' };

type PriceUpdateResultProps = {
  readonly result: WirePriceUpdate;
  /** The codes of the list's rows without a price. */
  readonly withoutPrice: readonly string[];
  /** The sheet that was read; `null` for a CSV file. */
  readonly sheet: string | null;
};

/** The update's counts, and the list's codes that changed nothing: without a price, or without a product. */
export function PriceUpdateResult({
  result: { updated, unchanged, unknownCodes },
  withoutPrice,
  sheet,
}: PriceUpdateResultProps) {
  return (
    <>
      <p>Los precios se actualizaron correctamente.</p>
      {sheet !== null && <p className="wrap-anywhere">Se leyó la hoja «{sheet}».</p>}
      <dl className="figures mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-left [&>dd]:text-right [&>dd]:font-semibold">
        <dt>Con precio nuevo</dt>
        <dd>{formatCount(updated, PRODUCTS)}</dd>
        <dt>Sin cambios</dt>
        <dd>{formatCount(unchanged, PRODUCTS)}</dd>
        {withoutPrice.length > 0 && (
          <>
            <dt>Filas sin precio, que quedaron como estaban</dt>
            <dd>{formatWholeNumber(withoutPrice.length)}</dd>
          </>
        )}
        {unknownCodes.length > 0 && (
          <>
            <dt>Códigos que no tiene ningún producto</dt>
            <dd>{formatWholeNumber(unknownCodes.length)}</dd>
          </>
        )}
      </dl>
      <TitledCodes title="Filas sin precio" codes={withoutPrice} />
      <TitledCodes title="Códigos sin producto" codes={unknownCodes} />
    </>
  );
}

function TitledCodes({ title, codes }: { title: string; codes: readonly string[] }) {
  if (codes.length === 0) return null;
  return (
    <>
      <p className="mt-4 -mb-2 text-left text-sm font-semibold">{title}</p>
      <CodeList label={title} codes={codes} />
    </>
  );
}
