import { netPrice } from '#domain/law/net-price.ts';
import { GENERAL_VAT, type Vat } from '#domain/law/vat.ts';
import type { Centavos } from '#domain/money/centavos.ts';
import { formatExactPrice } from '#web/format.ts';
import { useStore } from './store-context.tsx';

type NetAmountProps = {
  /** `null` where no price stands. */
  readonly net: Centavos | null;
};

/** The legend of the price without national taxes, where the shop's condition asks for it (LAW-001). */
export function NetAmount({ net }: NetAmountProps) {
  const { condition, netPriceSize } = useStore().taxes;
  if (net === null || condition === 'monotributo') return null;
  return (
    <span className="net-price" data-size={netPriceSize}>
      PRECIO SIN IMPUESTOS NACIONALES: {formatExactPrice(net)}
    </span>
  );
}

type NetPriceProps = { readonly price: Centavos | null; readonly vat?: Vat | undefined };

export function NetPrice({ price, vat = GENERAL_VAT }: NetPriceProps) {
  return <NetAmount net={price === null ? null : netPrice(price, vat)} />;
}
