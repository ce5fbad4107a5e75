import { isOfEarlierBuild } from './earlier-pages.ts';
import { OWN_BUILD } from './own-build.ts';

/** Where React Router asks which code belongs to the links of a page. */
export const ROUTES_PATH = '/__manifest';

/**
 * Without network, all routes of the shop: the router takes those that it doesn't know yet. A page of an earlier build gets
 * none, and opens the next page whole.
 */
export async function answerRoutes({ request, clientId }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await isOfEarlierBuild(clientId)) ? Response.error() : Response.json(OWN_BUILD.routes);
  }
}
