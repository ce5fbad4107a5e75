import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { SidePanel } from '#web/ui/side-panel.tsx';

const LoadedPanel = lazy(async () => ({ default: (await import('#web/ui/side-panel.tsx')).SidePanel }));

/** A side panel whose code is fetched when it is first opened. */
export function LazySidePanel(props: ComponentProps<typeof SidePanel>) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <LoadedPanel {...props} />
    </Suspense>
  );
}
