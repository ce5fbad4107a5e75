import { INSTALMENTS_BENEFIT, SHIPPING_BENEFIT } from '#web/storefront/benefit-texts.ts';
import { CreditCard, MapPin, Truck } from '#web/ui/stroke-icons.tsx';

const BENEFITS = [
  { text: INSTALMENTS_BENEFIT, Icon: CreditCard },
  { text: SHIPPING_BENEFIT, Icon: Truck },
  { text: 'Retira en nuestro local', Icon: MapPin },
] as const;

export function Benefits() {
  return (
    <ul className="grid gap-5 rounded-3 bg-sunken px-7 py-6 text-label font-medium leading-snug lg:grid-cols-3">
      {BENEFITS.map(({ text, Icon }) => (
        <li key={text} className="flex items-center gap-3">
          <Icon aria-hidden="true" className="size-7! text-accent" />
          {text}
        </li>
      ))}
    </ul>
  );
}
