import { Award, CreditCard, ShieldCheck, Truck } from 'lucide-react';

const TILES = [
  { text: 'Paga en cuotas con todas las tarjetas', Icon: CreditCard },
  { text: 'Envíos a todo el país', Icon: Truck },
  { text: 'Compra segura', Icon: ShieldCheck },
  { text: 'Calidad garantizada', Icon: Award },
] as const;

/** DETAIL-028 */
export function ReassuranceTiles() {
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
}
