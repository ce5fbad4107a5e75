import type { WirePriceUpdate } from '#schemas/price-list.ts';
import { formatCount } from '#web/format.ts';
import { ScrollList } from './scroll-list.tsx';

const CODES_SHOWN = 100;
const PRODUCTS = { one: 'producto', many: 'productos' };

/** The update's counts, and the list's codes without a product. */
export function PriceUpdateResult({
  result: { updated, unchanged, unknownCodes },
}: {
  result: WirePriceUpdate;
}) {
  return (
    <>
      <p>Los precios se actualizaron correctamente.</p>
      <dl className="figures mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-left">
        <dt>Con precio nuevo</dt>
        <dd className="text-right font-semibold">{formatCount(updated, PRODUCTS)}</dd>
        <dt>Sin cambios</dt>
        <dd className="text-right font-semibold">{formatCount(unchanged, PRODUCTS)}</dd>
        {unknownCodes.length > 0 && (
          <>
            <dt>Códigos que no tiene ningún producto</dt>
            <dd className="text-right font-semibold">{unknownCodes.length}</dd>
          </>
        )}
      </dl>
      {unknownCodes.length > 0 && (
        <ScrollList label="Códigos sin producto">
          {unknownCodes.slice(0, CODES_SHOWN).map((code) => (
            <li key={code} className="figures py-1.5">
              {code}
            </li>
          ))}
          {unknownCodes.length > CODES_SHOWN && (
            <li className="py-1.5">y {unknownCodes.length - CODES_SHOWN} más</li>
          )}
        </ScrollList>
      )}
    </>
  );
}
