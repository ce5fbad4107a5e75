import { LEGAL_PATHS } from '#domain/addresses/legal-pages.ts';
import { plansOn } from '#domain/financing/plans-on.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { LEGAL_PAGES, type LegalLink, type LegalPage, type StoreConfig } from './store.ts';

/** The values that a shop starts with; edited areas replace theirs. */
export type StartingStore = {
  readonly settings: Settings;
  readonly version: string;
  /** Addresses that a shop's file gives and no area holds; '' for none. */
  readonly legalLinks: Readonly<Record<'privacy' | 'terms' | 'regret', string>>;
};

/** The shop as pages and verbs read it, on a day ('YYYY-MM-DD'). */
export function storeOf({ settings, version, legalLinks }: StartingStore, day: string): StoreConfig {
  const { identity, contact, hours, story, brands, banners, texts, chat, search } = settings;
  const { plans, look, taxes, selling, stock, payments, legal } = settings;
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
    ...search,
    plans,
    look,
    taxes,
    selling,
    stock,
    payments,
    legal: legalData,
    legalTexts,
    writtenLegalPages: LEGAL_PAGES.filter((page) => legalTexts[page] !== ''),
    generationCount: story.generations.length,
    version,
    instalmentPlans: plansOn(plans, day),
    legalLinks: footerLinks({ ...legalLinks, consumerDefence, fiscalData }, legalTexts),
  };
}

/** A shop's own page counts before an address that its file names; a link without an address is left out (LAW-004). */
function footerLinks(
  links: StartingStore['legalLinks'] & Pick<Settings['legal'], 'consumerDefence' | 'fiscalData'>,
  texts: Readonly<Record<LegalPage, string>>,
): LegalLink[] {
  const own = (page: LegalPage) => (texts[page] === '' ? '' : LEGAL_PATHS[page]);
  const all: LegalLink[] = [
    ['Privacidad', own('privacy') || links.privacy],
    ['Términos y condiciones', own('terms') || links.terms],
    ['Cambios y devoluciones', own('returns')],
    ['Botón de arrepentimiento', links.regret],
    ['Defensa del consumidor', links.consumerDefence],
    ['Datos fiscales', links.fiscalData],
  ];
  return all.filter(([, address]) => address !== '');
}
