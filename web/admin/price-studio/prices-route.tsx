import { deskPath } from '#domain/addresses/desk-path.ts';
import './prices.css';
import './preview.css';
import '../list/work-foot.css';
import './studio-foot.css';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { type Tab, Tabs } from '#web/ui/tabs.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';
import { batchSearch } from './batch-address.ts';

const PRICES = deskPath('prices');

const TABS: readonly Tab<string>[] = [
  { key: PRICES, label: 'Cambiar' },
  { key: deskPath('scheduledPrices'), label: 'Programados' },
  { key: deskPath('priceHistory'), label: 'Historial' },
];

/** The page and the open batch belong to one tab. */
const FIRST_PAGE = { page: 1, open: null };

/** 'Precios', with its three tabs in the address (STUDIO-001). */
export default function PricesRoute() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const selected = TABS.find(({ key }) => key === pathname)?.key ?? PRICES;
  return (
    <SectionFrame title="Precios">
      <Tabs
        label="Vistas de los precios"
        tabs={TABS}
        selected={selected}
        // The form of 'Cambiar' is in the search, so that a look at the history doesn't lose it.
        onSelect={(path) =>
          navigate({ pathname: path, search: batchSearch(FIRST_PAGE, new URLSearchParams(search)) })
        }
      >
        <div className="prices-panel">
          <Outlet />
        </div>
      </Tabs>
    </SectionFrame>
  );
}
