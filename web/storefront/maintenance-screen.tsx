import { MaintenanceNotice } from './maintenance-notice.tsx';
import { MAINTENANCE } from './maintenance-texts.ts';

/** All that a visitor sees of a shop in maintenance (ROUTE-021). */
export function MaintenanceScreen() {
  return (
    <main className="grid min-h-svh place-content-center px-4 py-12">
      <title>{MAINTENANCE.title}</title>
      <MaintenanceNotice heading="h1" />
    </main>
  );
}
