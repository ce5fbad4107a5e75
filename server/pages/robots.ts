/**
 * Paths that crawlers should not read: the API, which no page needs for its content, and the home with another order or
 * number of products. The cart, the login and the dashboard are no part of this list: crawlers have to read their
 * `noindex`.
 */
const NOT_FOR_CRAWLERS = ['/api/', '/?seed=', '/*?size=', '/*&size='];

/** The content of `/robots.txt`. @param site origin without a slash at the end */
export function robots(site: string): string {
  const lines = NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${site}/sitemap.xml`, ''].join('\n');
}
