/**
 * What crawlers leave alone: the API, which no page needs to be read, what is private, and addresses of the home that
 * show the same products in another order or number.
 */
const NOT_FOR_CRAWLERS = ['/api/', '/hilvanDash', '/login', '/invitacion', '/cart', '/?seed=', '/?size='];

/** `/robots.txt`. @param site origin without a slash at the end */
export function robots(site: string): string {
  const lines = NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${site}/sitemap.xml`, ''].join('\n');
}
