import { deskPath } from '#domain/addresses/desk-path.ts';
import './prices.css';
import './preview.css';
import './preview-list.css';
import '../list/work-foot.css';
import './studio-foot.css';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { type Tab, Tabs } from '#web/ui/tabs.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';
import { useHasFamily } from '../shell/use-families.tsx';
import { useMay } from '../shell/use-role.tsx';
import { batchSearch } from './batch-address.ts';
import { usePriceLists } from './use-price-lists.ts';

const PRICES = deskPath('prices');

const CHANGES: readonly Tab<string>[] = [
  { key: PRICES, label: 'Cambiar' },
  { key: deskPath('scheduledPrices'), label: 'Programados' },
  { key: deskPath('priceHistory'), label: 'Historial' },
];
const WHOLESALE = deskPath('wholesale');

/** The page and the open batch belong to one tab. */
const FIRST_PAGE = { page: 1, open: null };

/** 'Precios', with its tabs in the address (STUDIO-001); the price lists' only where the shop has switched them on (TRADE-001). */
export default function PricesRoute() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const hasLists = useHasFamily()('wholesale');
  const mayChange = useMay('prices');
  const lists = usePriceLists();
  const tabs = [
    ...(mayChange ? CHANGES : []),
    ...(hasLists || pathname === WHOLESALE
      ? [{ key: WHOLESALE, label: 'Mayoristas', count: lists?.length }]
      : []),
  ];
  const selected = tabs.find(({ key }) => key === pathname)?.key ?? PRICES;
  return (
    <SectionFrame title="Precios">
      <Tabs
        label="Vistas de los precios"
        tabs={tabs}
        selected={selected}
        // The form of 'Cambiar' is in the search, so that a look at the history doesn't lose it.
        onSelect={(path) =>
          navigate({ pathname: path, search: batchSearch(FIRST_PAGE, new URLSearchParams(search)) })
        }
      >
        <div className="prices-panel">
          <Outlet context={lists} />
        </div>
      </Tabs>
    </SectionFrame>
  );
}
