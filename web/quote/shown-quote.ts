import type { PaidQuote } from '#web/context.ts';
import type { QrCode } from '#web/ui/qr-code.ts';
import type { QuoteLawFigures } from './quote-law-figures.ts';

export type ShownQuote = PaidQuote &
  QuoteLawFigures & {
    /** Whether its last valid day has passed, whatever its customer answered. */
    readonly isExpired: boolean;
    /** With which the page's own scripts are known. */
    readonly nonce: string;
    /** The whole address of this version's page. */
    readonly pageLink: string;
    /** The same for a camera. */
    readonly pageCode: QrCode | null;
  };

/** What its customer may do with a version: the answers that the server would take. */
export type QuoteStanding = 'open' | 'accepted' | 'replaced' | 'expired';

export function standingOf({ state, version, newest, isExpired }: ShownQuote): QuoteStanding {
  if (state === 'accepted') return 'accepted';
  if (newest.version !== version) return 'replaced';
  return isExpired ? 'expired' : 'open';
}
