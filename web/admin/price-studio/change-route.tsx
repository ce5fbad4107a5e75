import { Skeleton } from '#web/ui/skeleton.tsx';
import { PriceStudio } from './price-studio.tsx';

/** The form is in the address and in the browser's storage, which the server doesn't have. */
export const clientLoader = () => null;

clientLoader.hydrate = true as const;

/** The studio asks the server by itself when its form changes. */
export const shouldRevalidate = () => false;

export function HydrateFallback() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
      <Skeleton className="h-96" />
    </div>
  );
}

export default function ChangeRoute() {
  return <PriceStudio />;
}
