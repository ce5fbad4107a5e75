import { isRouteErrorResponse } from 'react-router';

/**
 * The server loader's answer, for a page with its own `clientLoader`. A refusal before the loader runs, such as
 * maintenance, has no form in that answer. Then the browser loads the full page, and this never resolves.
 * @throws the loader's error, or a TypeError when the server is unreachable
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
