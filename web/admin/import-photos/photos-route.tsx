import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/photos-route.ts';
import { PhotosPart } from './photos-part.tsx';
import { savedBatch } from './saved-batch.ts';

/** The photos that this browser kept, and their mode. */
export function clientLoader() {
  return savedBatch();
}

clientLoader.hydrate = true as const;

/** The batch keeps its own state while it is shown. */
export const shouldRevalidate = () => false;

export function HydrateFallback() {
  return <Skeleton className="h-80" />;
}

export default function PhotosRoute({ loaderData }: Route.ComponentProps) {
  return <PhotosPart saved={loaderData} />;
}
