import { memo } from 'react';
import { keptPart } from '#web/kept/kept-part.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import { CreditCard, Truck } from '#web/ui/stroke-icons.tsx';
import { Award, ShieldCheck } from './product-icons.tsx';

/** DETAIL-028 */
export const ReassuranceTiles = keptPart(
  memo(function ReassuranceTiles() {
    const { paymentBenefit, shippingBenefit } = useStore();
    const tiles = [
      { text: paymentBenefit, Icon: CreditCard },
      { text: shippingBenefit, Icon: Truck },
      { text: 'Compra segura', Icon: ShieldCheck },
      { text: 'Calidad garantizada', Icon: Award },
    ];
    return (
      <ul className="reassurance">
        {tiles.map(({ text, Icon }) => (
          <li key={text}>
            <Icon aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    );
  }),
);
