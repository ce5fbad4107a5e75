import { setTimeout as wait } from 'node:timers/promises';

export const SHOPPERS = 64;
/** From a shopper's page to the next one, in ms. */
const PAGE_EVERY_MS = 500;

/** One page that a shopper read. */
export type Visit = {
  /** When it was requested, as `performance.now()`. */
  readonly at: number;
  readonly milliseconds: number;
  readonly isGood: boolean;
};

type Shopping = {
  readonly url: string;
  readonly paths: readonly string[];
  readonly isOver: () => boolean;
  /** Called with each page; `at` is when it was requested. */
  readonly look?: (page: { readonly path: string; readonly html: string; readonly at: number }) => void;
};

/** Each shopper's pages: the home, a product and a search by turns, so that the home is asked for most. */
export function pathsOfShoppers(
  products: readonly { readonly id: string; readonly name: string }[],
): string[] {
  return products
    .slice(0, SHOPPERS)
    .flatMap(({ id, name }) => [
      '/',
      `/moreInfo/${id}`,
      `/?q=${encodeURIComponent(name.split(' ')[0] ?? '')}`,
    ]);
}

/** Shoppers read one page after another at a person's pace; they begin at different moments and pages. */
export async function browseTogether(shopping: Shopping): Promise<Visit[]> {
  const shoppers = Array.from({ length: SHOPPERS }, (_, shopper) => browse(shopping, shopper));
  return (await Promise.all(shoppers)).flat();
}

async function browse({ url, paths, isOver, look }: Shopping, shopper: number): Promise<Visit[]> {
  const visits: Visit[] = [];
  await wait((PAGE_EVERY_MS * shopper) / SHOPPERS);
  for (let page = shopper; !isOver(); page += 1) {
    const path = paths[page % paths.length] ?? '/';
    const at = performance.now();
    const html = await read(url + path);
    const milliseconds = performance.now() - at;
    visits.push({ at, milliseconds, isGood: html !== null });
    if (html !== null) look?.({ path, html, at });
    await wait(Math.max(0, PAGE_EVERY_MS - milliseconds));
  }
  return visits;
}

async function read(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    const html = await response.text();
    return response.ok ? html : null;
  } catch {
    return null;
  }
}
