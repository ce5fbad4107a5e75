import '../list/list.css';
import './payments.css';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { useDeskNews } from '../live/use-desk-news.tsx';
import { paidText } from '../order-page/paid-text.ts';
import { fetchOwed } from '../receivables/receivables-api.ts';
import { SectionFrame } from '../shell/section-frame.tsx';
import { useMay } from '../shell/use-role.tsx';
import type { Route } from './+types/payments-route.ts';
import { PaymentsLoading } from './payments-loading.tsx';

const [RECEIPTS, BANK] = [deskPath('payments'), deskPath('bankMatches')];
const [OWED, RECEIVED] = [deskPath('owed'), deskPath('received')];

/** What is owed stands at the head of every tab, and is the content of one. */
export function clientLoader() {
  return fetchOwed();
}

clientLoader.hydrate = true as const;

export { PaymentsLoading as HydrateFallback };

/** 'Cobros': what customers say that they paid, what the bank says, what is left and what came in. */
export default function PaymentsRoute({ loaderData: owed }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const news = useDeskNews();
  const tabs = [
    { key: RECEIPTS, label: 'Comprobantes', count: news?.receipts?.waiting ?? 0 },
    { key: BANK, label: 'Cruzar con el banco' },
    { key: OWED, label: 'Por cobrar', ...(owed !== null && { count: owed.count }) },
    ...(useMay('reports') ? [{ key: RECEIVED, label: 'Cobrado' }] : []),
  ];
  return (
    <SectionFrame
      title="Cobros"
      note={owed === null || owed.count === 0 ? undefined : `${paidText(owed.amount)} por cobrar`}
    >
      <Tabs
        label="Cobros"
        tabs={tabs}
        selected={[BANK, OWED, RECEIVED].find((path) => path === pathname) ?? RECEIPTS}
        onSelect={(path) => navigate(path)}
      >
        <div className="pt-4">
          <Outlet context={owed} />
        </div>
      </Tabs>
    </SectionFrame>
  );
}
