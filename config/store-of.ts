import { plansOn } from '#domain/financing/plans-on.ts';
import type { Settings } from '#schemas/wire/store.ts';
import { LEGAL_PAGES, type LegalLinks, type StoreConfig } from './store.ts';

/** The values that a shop starts with; edited areas replace theirs. */
export type StartingStore = {
  readonly settings: Settings;
  readonly version: string;
  readonly legalLinks: Pick<LegalLinks, 'privacy' | 'terms' | 'regret'>;
};

/** The shop as pages and verbs read it, on a day ('YYYY-MM-DD'). */
export function storeOf({ settings, version, legalLinks }: StartingStore, day: string): StoreConfig {
  const { identity, contact, hours, story, brands, banners, texts, chat } = settings;
  const { plans, look, taxes, legal } = settings;
  const { terms, privacy, returns, ...legalData } = legal;
  const { consumerDefence, fiscalData } = legal;
  const legalTexts = { terms, privacy, returns };
  return {
    ...identity,
    ...contact,
    ...hours,
    ...story,
    ...brands,
    ...banners,
    ...texts,
    ...chat,
    plans,
    look,
    taxes,
    legal: legalData,
    legalTexts,
    writtenLegalPages: LEGAL_PAGES.filter((page) => legalTexts[page] !== ''),
    generationCount: story.generations.length,
    version,
    instalmentPlans: plansOn(plans.history, day),
    legalLinks: { ...legalLinks, consumerDefence, fiscalData },
  };
}
