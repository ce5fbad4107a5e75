import type { ComponentProps } from 'react';
import type { SidePanel } from '#web/ui/side-panel.tsx';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';

const fetchPanel = async () => (await import('#web/ui/side-panel.tsx')).SidePanel;

/** A side panel whose code is fetched when it is first opened. */
export function LazySidePanel(props: ComponentProps<typeof SidePanel>) {
  const LoadedPanel = useLazyPart(fetchPanel, props);
  return LoadedPanel && <LoadedPanel {...props} />;
}
