import { OWN_BUILD } from './own-build.ts';

/** Where React Router asks which code belongs to the links of a page. */
export const ROUTES_PATH = '/__manifest';

/** Without network, all routes of the shop: the router takes those that it doesn't know yet. */
export async function answerRoutes(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return Response.json(OWN_BUILD.routes);
  }
}
