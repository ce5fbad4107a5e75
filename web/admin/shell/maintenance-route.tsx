import { useLocation } from 'react-router';
import { MaintenanceNotice } from '#web/storefront/maintenance-notice.tsx';
import { MAINTENANCE } from '#web/storefront/maintenance-texts.ts';
import { DASHBOARD_SECTIONS } from './dashboard-sections.ts';
import { SectionFrame } from './section-frame.tsx';

/** A section of the sidebar that is switched off (ROUTE-021). */
export default function MaintenanceRoute() {
  const { pathname } = useLocation();
  const section = DASHBOARD_SECTIONS.find(({ path }) => path.toLowerCase() === pathname.toLowerCase());
  return (
    <SectionFrame title={section?.label ?? MAINTENANCE.title}>
      <section className="dashboard-card py-12">
        <MaintenanceNotice heading="h2" />
      </section>
    </SectionFrame>
  );
}
