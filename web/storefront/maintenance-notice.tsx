import { Stitch } from '#web/ui/stitch.tsx';
import { MAINTENANCE } from './maintenance-texts.ts';
import type { ShopContact } from './shop-contact.ts';
import { WaysToReachShop } from './ways-to-reach-shop.tsx';

type MaintenanceNoticeProps = {
  /** The level of its heading. */
  heading: 'h1' | 'h2';
  /** `null` while the shop is unknown. */
  contact: ShopContact | null;
};

/** The maintenance text with a sewing machine (ROUTE-020). */
export function MaintenanceNotice({ heading: Heading, contact }: MaintenanceNoticeProps) {
  return (
    <div className="grid justify-items-center gap-5 text-center">
      <img
        src="/art/sewing-machine.webp"
        alt=""
        width={1200}
        height={1200}
        className="h-auto w-[min(320px,72vw)] rounded-3"
      />
      <Stitch className="w-55" />
      <Heading className={Heading === 'h1' ? 'text-opener' : 'text-section'}>{MAINTENANCE.title}</Heading>
      <p className="max-w-[30em] text-balance text-secondary">{MAINTENANCE.text}</p>
      {contact && <WaysToReachShop {...contact} />}
    </div>
  );
}
