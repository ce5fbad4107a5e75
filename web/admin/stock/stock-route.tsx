import { deskPath } from '#domain/addresses/desk-path.ts';
import '../list/list.css';
import '../list/work-foot.css';
import './stock.css';
import './stock-count.css';
import './stock-ledger.css';
import './stock-receipt.css';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { type Tab, Tabs } from '#web/ui/tabs.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';
import { useMay } from '../shell/use-role.tsx';

const SHELF = deskPath('stock');

const RECEIVING: readonly Tab<string>[] = [
  { key: SHELF, label: 'Lo que hay' },
  { key: deskPath('stockReceipt'), label: 'Recibir' },
];

const ALL: readonly Tab<string>[] = [...RECEIVING, { key: deskPath('stockCount'), label: 'Contar' }];

/** 'Existencias': what there is, what comes in, and counting it (STOCK-006). */
export default function StockRoute() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const tabs = useMay('stock') ? ALL : RECEIVING;
  const selected = tabs.find(({ key }) => key === pathname)?.key ?? SHELF;
  return (
    <SectionFrame title="Existencias">
      <Tabs label="Existencias" tabs={tabs} selected={selected} onSelect={(path) => navigate(path)}>
        <div className="stock-panel">
          <Outlet />
        </div>
      </Tabs>
    </SectionFrame>
  );
}
