import { memo } from 'react';
import { INSTALMENTS_BENEFIT, SHIPPING_BENEFIT } from '#web/storefront/benefit-texts.ts';
import { CreditCard, Truck } from '#web/ui/stroke-icons.tsx';
import { Award, ShieldCheck } from './product-icons.tsx';

const TILES = [
  { text: INSTALMENTS_BENEFIT, Icon: CreditCard },
  { text: SHIPPING_BENEFIT, Icon: Truck },
  { text: 'Compra segura', Icon: ShieldCheck },
  { text: 'Calidad garantizada', Icon: Award },
] as const;

/** DETAIL-028 */
export const ReassuranceTiles = memo(function ReassuranceTiles() {
  return (
    <ul className="reassurance">
      {TILES.map(({ text, Icon }) => (
        <li key={text}>
          <Icon aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
});
