import './tiles.css';
import { ChevronRight } from 'lucide-react';
import type { WireStore } from '#schemas/store-answers.ts';
import { fetchOverview } from '#web/admin/first-steps/overview-api.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { areStepsDismissed } from '../../first-steps/dismissed-steps.ts';
import { FirstStepsCard } from '../../first-steps/first-steps-card.tsx';
import { useChecklist } from '../../first-steps/use-checklist.ts';
import { wantedSteps } from '../../first-steps/wanted-steps.ts';
import { SectionFailure } from '../../list/section-failure.tsx';
import { fetchRole } from '../../shell/fetch-role.ts';
import type { Route } from './+types/store-route.ts';
import { AREA_TILES, type AreaTile } from './area-tiles.ts';
import { fetchStore } from './fetch-store.ts';
import { StoreLoading, StoreTilesFrame } from './store-tiles-frame.tsx';

export async function clientLoader() {
  const isChecked = !areStepsDismissed();
  const [store, overview, role] = await Promise.all([
    fetchStore(),
    isChecked ? fetchOverview() : null,
    isChecked ? fetchRole() : null,
  ]);
  return { store, steps: await wantedSteps({ overview, role, fetchStore: async () => store }) };
}

clientLoader.hydrate = true as const;

export const HydrateFallback = StoreLoading;

/** 'Mi tienda': what tells this shop from another, a tile for each area (STORE-001). */
export default function StoreRoute({ loaderData: { store, steps } }: Route.ComponentProps) {
  const checklist = useChecklist(steps);
  return (
    <StoreTilesFrame>
      {store === null ? (
        <SectionFailure text="No se pudo cargar lo que dice la tienda." />
      ) : (
        <>
          {checklist.isShown && <FirstStepsCard steps={steps} onDismiss={checklist.dismiss} />}
          <ul className="area-tiles">
            {AREA_TILES.map((tile) => (
              <li key={tile.path}>
                <Tile tile={tile} store={store} />
              </li>
            ))}
          </ul>
        </>
      )}
    </StoreTilesFrame>
  );
}

function Tile({ tile: { title, path, Icon, present }, store }: { tile: AreaTile; store: WireStore }) {
  return (
    <PageLink to={path} className="area-tile">
      <Icon aria-hidden="true" />
      <span className="min-w-0">
        <b>{title}</b>
        <span className="area-tile-present" data-clamped="true">
          {present(store)}
        </span>
      </span>
      <ChevronRight aria-hidden="true" />
    </PageLink>
  );
}
