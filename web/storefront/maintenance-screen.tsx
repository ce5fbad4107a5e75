import { MaintenanceNotice } from './maintenance-notice.tsx';
import { MAINTENANCE } from './maintenance-texts.ts';
import type { ShopContact } from './shop-contact.ts';

/** All that a visitor sees of a shop in maintenance (ROUTE-021). @param contact `null` while the shop is unknown */
export function MaintenanceScreen({ contact }: { contact: ShopContact | null }) {
  return (
    <main className="grid min-h-svh place-content-center px-4 py-12">
      <title>{MAINTENANCE.title}</title>
      <MaintenanceNotice heading="h1" contact={contact} />
    </main>
  );
}
