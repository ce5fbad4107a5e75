import { type CSSProperties, createContext, type ReactNode, use } from 'react';
import type { ChatTexts } from '#domain/chat/chat-texts.ts';
import type { OwnColour } from '#domain/look/own-colour.ts';
import type { Banner, Settings } from '#schemas/store/area-schemas.ts';
import type { PageCategories } from '#web/context.ts';
import type { StoreFrame } from './store-frame.ts';

type DeskSettings = {
  /** The colours beyond the 48. */
  readonly ownColours: readonly OwnColour[];
  /** What the shop writes its customers. */
  readonly chatTexts: ChatTexts;
  readonly selling: Settings['selling'];
};

export type StoreOfPage = {
  readonly store: StoreFrame;
  /** The home's banners of the day. */
  readonly banners: readonly Banner[];
  /** The colours that the shop chose, as an inline style; `null` for the design's own. */
  readonly colours: CSSProperties | null;
  /** What only the dashboard's screens need; `null` outside it. */
  readonly desk: DeskSettings | null;
  readonly categories: PageCategories;
  /** Administrators open products in a new tab (ROUTE-010). */
  readonly isAdministrator: boolean;
  /** Origin of canonical links, without a slash at the end. */
  readonly publicUrl: string;
  readonly year: number;
};

export const StoreContext = createContext<StoreOfPage | null>(null);

export function StoreProvider({ value, children }: { value: StoreOfPage; children: ReactNode }) {
  return <StoreContext value={value}>{children}</StoreContext>;
}

/** @throws outside a `StoreProvider` (ERR-003) */
export function useStorePage(): StoreOfPage {
  const page = use(StoreContext);
  if (page === null) throw new Error('useStore needs a StoreProvider around it');
  return page;
}

/** The store's identity and dials. @throws outside a `StoreProvider` (ERR-003) */
export function useStore(): StoreFrame {
  return useStorePage().store;
}

/** The shop's categories. In the dashboard hidden ones are among them. @throws outside a `StoreProvider` (ERR-003) */
export function useCategories(): PageCategories {
  return useStorePage().categories;
}

const NO_COLOURS: readonly OwnColour[] = [];

/** The colours beyond the 48 that the shop added (BUY-008); in the dashboard alone. */
export function useOwnColours(): readonly OwnColour[] {
  return use(StoreContext)?.desk?.ownColours ?? NO_COLOURS;
}
