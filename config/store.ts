import type { InstalmentPlan } from '#domain/financing/calculate-financing.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';

/** The pages that the shop writes itself (LAW-004). */
export const LEGAL_PAGES = ['terms', 'privacy', 'returns'] as const;

export type LegalPage = (typeof LEGAL_PAGES)[number];

/** A link that the law requires of the footer. */
export type LegalLink = readonly [label: string, address: string];

/**
 * All that differs between shops, as pages and verbs read it. Most areas' fields stand here by their own names; `plans`,
 * `look`, `taxes`, `selling`, `stock`, `payments` and `legal` by their area's. Categories are the catalogue's.
 */
export type StoreConfig = Settings['identity'] &
  Settings['contact'] &
  Settings['hours'] &
  Settings['story'] &
  Settings['brands'] &
  Settings['banners'] &
  Settings['texts'] &
  Settings['chat'] &
  Settings['search'] &
  Pick<Settings, 'plans' | 'look' | 'taxes' | 'selling' | 'stock' | 'payments'> & {
    readonly legal: Omit<Settings['legal'], LegalPage>;
    readonly legalTexts: Pick<Settings['legal'], LegalPage>;
    readonly writtenLegalPages: readonly LegalPage[];
    /** Pages that name their number alone don't change with a generation's text. */
    readonly generationCount: number;
    /** The plans that hold today. */
    readonly instalmentPlans: readonly InstalmentPlan[];
    readonly legalLinks: readonly LegalLink[];
    /** What the footer says of the shop's own version. */
    readonly version: string;
  };
