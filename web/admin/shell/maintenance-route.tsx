import { useLocation } from 'react-router';
import { DASHBOARD_SECTIONS } from './dashboard-sections.ts';
import { MAINTENANCE } from './maintenance-texts.ts';
import { SectionFrame } from './section-frame.tsx';

/** A section of the sidebar that is switched off (ROUTE-021). */
export default function MaintenanceRoute() {
  const { pathname } = useLocation();
  const section = DASHBOARD_SECTIONS.find(({ path }) => path.toLowerCase() === pathname.toLowerCase());
  return (
    <SectionFrame title={section?.label ?? MAINTENANCE.title}>
      <section className="dashboard-card grid justify-items-center gap-4 py-12 text-center">
        <img src="/art/machine-1923.webp" alt="" width={260} height={260} className="rounded-2" />
        <h2 className="text-section">{MAINTENANCE.title}</h2>
        <p className="max-w-[26em] text-secondary">{MAINTENANCE.text}</p>
      </section>
    </SectionFrame>
  );
}
