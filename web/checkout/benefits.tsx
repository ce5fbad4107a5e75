import { useStore } from '#web/storefront/store-context.tsx';
import { CreditCard, MapPin, Truck } from '#web/ui/stroke-icons.tsx';

export function Benefits() {
  const { paymentBenefit, shippingBenefit } = useStore();
  const benefits = [
    { text: paymentBenefit, Icon: CreditCard },
    { text: shippingBenefit, Icon: Truck },
    { text: 'Retira en nuestro local', Icon: MapPin },
  ];
  return (
    <ul className="grid gap-5 rounded-3 bg-sunken px-7 py-6 text-label font-medium leading-snug lg:grid-cols-3">
      {benefits.map(({ text, Icon }) => (
        <li key={text} className="flex items-center gap-3">
          <Icon aria-hidden="true" className="size-7! text-accent" />
          {text}
        </li>
      ))}
    </ul>
  );
}
