import type { Settings } from '#schemas/store/area-schemas.ts';
import { searchArea } from '#schemas/store/search-area.ts';
import { fetchArea } from '../area/area-api.ts';
import type { AreaDefinition } from '../area/area-definition.ts';
import { AreaScreen, AreaSkeleton } from '../area/area-screen.tsx';
import type { Route } from './+types/search-route.ts';
import { SynonymsForm } from './synonyms-form.tsx';
import { SynonymsPreview } from './synonyms-preview.tsx';

const SEARCH: AreaDefinition<Settings['search']> = {
  area: 'search',
  title: 'Buscador',
  schema: searchArea,
  fields: {
    synonyms: {
      label: 'Sinónimos',
      text: (groups) => groups.map((words) => words.join(', ')).join('\n'),
    },
  },
};

export function clientLoader() {
  return fetchArea<Settings['search']>(SEARCH.area);
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <AreaSkeleton title={SEARCH.title} />;
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <AreaScreen definition={SEARCH} loaded={loaderData} Form={SynonymsForm} Preview={SynonymsPreview} />;
}
