import '../list/list.css';
import './payments.css';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { useDeskNews } from '../live/use-desk-news.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';
import { useMay } from '../shell/use-role.tsx';

const [RECEIPTS, BANK] = [deskPath('payments'), deskPath('bankMatches')];
const [OWED, RECEIVED] = [deskPath('owed'), deskPath('received')];

/** 'Cobros': what customers say that they paid, what the bank says, what is left and what came in. */
export default function PaymentsRoute() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const news = useDeskNews();
  const tabs = [
    { key: RECEIPTS, label: 'Comprobantes', count: news?.receipts?.waiting ?? 0 },
    { key: BANK, label: 'Cruzar con el banco' },
    { key: OWED, label: 'Por cobrar' },
    ...(useMay('reports') ? [{ key: RECEIVED, label: 'Cobrado' }] : []),
  ];
  return (
    <SectionFrame title="Cobros">
      <Tabs
        label="Cobros"
        tabs={tabs}
        selected={[BANK, OWED, RECEIVED].find((path) => path === pathname) ?? RECEIPTS}
        onSelect={(path) => navigate(path)}
      >
        <div className="pt-4">
          <Outlet />
        </div>
      </Tabs>
    </SectionFrame>
  );
}
