/** A page that opens without network. */
export type PageAtHand = { readonly path: string; readonly title: string };

const PRODUCT = /^\/moreInfo\/[^.]+$/;

/** The products whose pages the worker keeps, the last visited first; none where the browser has no worker. */
export async function pagesAtHand(): Promise<PageAtHand[]> {
  if (!('caches' in window)) return [];
  const names = (await caches.keys()).filter((name) => name.startsWith('hilvan-pages-'));
  const found = await Promise.all(names.map(productsIn));
  return found.flat().reverse();
}

async function productsIn(name: string): Promise<PageAtHand[]> {
  const cache = await caches.open(name);
  const requests = (await cache.keys()).filter(({ url }) => PRODUCT.test(new URL(url).pathname));
  return Promise.all(
    requests.map(async (request) => {
      const { pathname } = new URL(request.url);
      return { path: pathname, title: (await titleOf(await cache.match(request))) ?? pathname };
    }),
  );
}

/** The page's title without the shop's name. */
async function titleOf(page: Response | undefined): Promise<string | undefined> {
  if (page === undefined) return undefined;
  const { title } = new DOMParser().parseFromString(await page.text(), 'text/html');
  return title.split(' | ')[0];
}
