import type { PageAnswer } from '#server/pages/page-answer.ts';
import type { PageVariant } from '#server/pages/page-variant.ts';

/** What the server answers for a page with this text. */
export function aPage(text: string): PageAnswer {
  return { status: 200, headers: { etag: `W/"${text.length}"` }, body: Buffer.from(text) };
}

/** A page as a visitor asks for it, by its path and search. */
export function aVariant(href: string, { isOpenEnded = false } = {}): PageVariant {
  const address = {
    href,
    seed: null,
    isOrdered: false,
    isSizedByCookie: false,
    isPrivate: false,
    isOpenEnded,
  };
  return {
    address,
    origin: 'https://tienda.example',
    size: null,
    seed: null,
    isDrawn: false,
    encoding: 'br',
  };
}
