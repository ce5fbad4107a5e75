import { isRouteErrorResponse } from 'react-router';

/**
 * The server's answer for a page with a `clientLoader` of its own. What refuses a page before its loader runs, as
 * maintenance does, has no place in such an answer: the server then says it with a whole page, and this never resolves.
 * @throws what the loader threw, or a TypeError when the server can't be reached
 */
export async function fallBackToFullPage<T>(request: Request, serverLoader: () => Promise<T>): Promise<T> {
  try {
    return await serverLoader();
  } catch (error) {
    const isReported = isRouteErrorResponse(error) || error instanceof TypeError;
    if (isReported || request.signal.aborted) throw error;
    window.location.assign(request.url);
    return new Promise(() => {});
  }
}
