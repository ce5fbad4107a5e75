import { SECTIONS } from '#domain/products/sections.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { SectionFailure } from '../list/section-failure.tsx';
import type { Route } from './+types/count-route.ts';
import { CountChoice } from './count-choice.tsx';
import { CountDesk } from './count-desk.tsx';
import type { CountPlace } from './count-place.ts';
import { fetchItemsToCount } from './fetch-items-to-count.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const place = placeIn(new URL(request.url).searchParams);
  return { place, items: place === null ? [] : await fetchItemsToCount(place) };
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <Skeleton className="h-160" />;
}

function placeIn(search: URLSearchParams): CountPlace | null {
  const section = SECTIONS.find((one) => one === search.get('seccion'));
  const subsection = search.get('subseccion');
  return section === undefined || subsection === null ? null : { section, subsection };
}

/** 'Contar': a part of the shop at a time, on a phone, differences before they count (STOCK-006). */
export default function CountRoute({ loaderData: { place, items } }: Route.ComponentProps) {
  if (place === null) return <CountChoice />;
  if (items === null) return <SectionFailure text="No se pudieron cargar los productos de esta sección." />;
  if (items.length === 0)
    return <EmptyList text="Aquí no hay productos." way={{ to: '?', label: 'Elegir otra' }} />;
  return <CountDesk key={`${place.section} ${place.subsection}`} place={place} items={items} />;
}
