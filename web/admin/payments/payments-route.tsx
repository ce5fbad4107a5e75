import '../list/list.css';
import './payments.css';
import { Outlet, useNavigate } from 'react-router';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { useDeskNews } from '../live/use-desk-news.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';

const RECEIPTS = deskPath('payments');

/** 'Cobros': what customers say that they paid, and what the bank says (PAY-003, PAY-004). */
export default function PaymentsRoute() {
  const navigate = useNavigate();
  const news = useDeskNews();
  const tabs = [{ key: RECEIPTS, label: 'Comprobantes', count: news?.receipts?.waiting ?? 0 }];
  return (
    <SectionFrame title="Cobros">
      <Tabs label="Cobros" tabs={tabs} selected={RECEIPTS} onSelect={(path) => navigate(path)}>
        <div className="pt-4">
          <Outlet />
        </div>
      </Tabs>
    </SectionFrame>
  );
}
