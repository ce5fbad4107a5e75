import '../list/list.css';
import './wholesale.css';
import './list-tables.css';
import './list-links.css';
import './list-prices.css';
import '../store/area/area.css';
import '../list/work-foot.css';
import '../price-in-place/price-in-place.css';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  type ShouldRevalidateFunctionArgs,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { SectionFailure } from '../list/section-failure.tsx';
import { useHasFamily } from '../shell/use-families.tsx';
import { IfMay } from '../shell/use-role.tsx';
import type { Route } from './+types/wholesale-route.ts';
import { LIST, listSearch } from './list-address.ts';
import { ListEditor } from './list-editor.tsx';
import { ListNames } from './list-names.tsx';
import { NewListDialog } from './new-list-dialog.tsx';
import { fetchPriceLists } from './wholesale-api.ts';
import { ListsLoading } from './wholesale-loading.tsx';

export function clientLoader() {
  return fetchPriceLists();
}

clientLoader.hydrate = true as const;

/** Another list is another part of the same answer. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && currentUrl.href === nextUrl.href;
}

export const HydrateFallback = ListsLoading;

/** 'Mayoristas': the shop's price lists, the chosen one with its rules, links and prices (TRADE-001, TRADE-002). */
export default function WholesaleRoute({ loaderData: lists }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isNaming, setIsNaming] = useState(false);
  if (!useHasFamily()('wholesale')) return <SwitchedOff />;
  if (lists === null) return <SectionFailure text="No se pudieron cargar las listas de precios." />;
  const open = lists.find(({ _id }) => _id === search.get(LIST)) ?? lists[0];
  const newList = (
    <IfMay capability="prices">
      <Button variant="outline" className="w-full" onClick={() => setIsNaming(true)}>
        <Plus aria-hidden="true" /> Nueva lista
      </Button>
    </IfMay>
  );

  async function show(id: string | null): Promise<void> {
    setIsNaming(false);
    await revalidate();
    await navigate(listSearch(search, id));
  }

  return (
    <>
      {open === undefined ? (
        <div className="dashboard-card">
          <EmptyList
            text="Todavía no hay listas. Una lista tiene otros precios que el mostrador; quien abre su link los ve en toda la tienda, sin cuenta ni contraseña."
            way={null}
            action={newList}
          />
        </div>
      ) : (
        <div className="price-lists">
          <aside className="min-w-0">
            <ListNames lists={lists} open={open._id} />
            {newList}
          </aside>
          <ListEditor key={open._id} list={open} onDeleted={() => show(null)} />
        </div>
      )}
      {isNaming && <NewListDialog onClose={() => setIsNaming(false)} onMade={({ _id }) => show(_id)} />}
    </>
  );
}

function SwitchedOff() {
  return (
    <div className="dashboard-card">
      <EmptyList
        text="Las listas de precios están apagadas. Se encienden en ‘Formas de vender’, en Mi tienda."
        way={{ to: deskPath('storeSelling'), label: 'Ir a Formas de vender' }}
      />
    </div>
  );
}
