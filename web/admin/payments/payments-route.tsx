import '../list/list.css';
import './payments.css';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { useDeskNews } from '../live/use-desk-news.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';

const RECEIPTS = deskPath('payments');
const BANK = deskPath('bankMatches');

/** 'Cobros': what customers say that they paid, and what the bank says (PAY-003, PAY-004). */
export default function PaymentsRoute() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const news = useDeskNews();
  const tabs = [
    { key: RECEIPTS, label: 'Comprobantes', count: news?.receipts?.waiting ?? 0 },
    { key: BANK, label: 'Cruzar con el banco' },
  ];
  return (
    <SectionFrame title="Cobros">
      <Tabs
        label="Cobros"
        tabs={tabs}
        selected={pathname === BANK ? BANK : RECEIPTS}
        onSelect={(path) => navigate(path)}
      >
        <div className="pt-4">
          <Outlet />
        </div>
      </Tabs>
    </SectionFrame>
  );
}
