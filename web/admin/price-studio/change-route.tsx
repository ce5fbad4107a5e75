import { PriceStudio } from './price-studio.tsx';
import { StudioLoading } from './prices-loading.tsx';

/** The form is in the address and in the browser's storage, which the server doesn't have. */
export const clientLoader = () => null;

clientLoader.hydrate = true as const;

/** The studio asks the server by itself when its form changes. */
export const shouldRevalidate = () => false;

export const HydrateFallback = StudioLoading;

export default function ChangeRoute() {
  return <PriceStudio />;
}
