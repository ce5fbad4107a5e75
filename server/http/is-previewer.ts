import type { IncomingHttpHeaders } from 'node:http';

/**
 * Programs that fetch a link for somebody else: chats for their preview, search engines, checks of links. Cubot makes
 * phones, and LinkedInApp shows a page to its reader.
 */
const PREVIEWERS =
  /(?<!cu)bot\b|crawl|spider|preview|facebookexternalhit|whatsapp|telegram|slack|discord|skype|embedly|curl|wget|python|axios|node/i;

/** Whether a request is not a person's browser that shows the page: those name themselves 'Mozilla/…'. */
export function isPreviewer({ 'user-agent': agent = '', ...headers }: IncomingHttpHeaders): boolean {
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`;
  return !agent.startsWith('Mozilla/') || PREVIEWERS.test(agent) || /prefetch|preview/.test(purpose);
}
