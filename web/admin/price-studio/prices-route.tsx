import './prices.css';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { type Tab, Tabs } from '#web/ui/tabs.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';

const PRICES = '/hilvanDash/precios';

const TABS: readonly Tab<string>[] = [
  { key: PRICES, label: 'Cambiar' },
  { key: `${PRICES}/programados`, label: 'Programados' },
  { key: `${PRICES}/historial`, label: 'Historial' },
];

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
        onSelect={(path) => navigate({ pathname: path, search: withoutPage(search) })}
      >
        <div className="prices-panel">
          <Outlet />
        </div>
      </Tabs>
    </SectionFrame>
  );
}

/** The page and the open batch belong to one tab. */
function withoutPage(search: string): string {
  const kept = new URLSearchParams(search);
  kept.delete('pagina');
  kept.delete('lote');
  return kept.size === 0 ? '' : `?${kept}`;
}
