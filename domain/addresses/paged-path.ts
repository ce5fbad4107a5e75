/** The canonical path of a page of a list. @param page from 1, with the largest page size */
export function pagedPath(path: string, page: number): string {
  if (page === 1) return path;
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
}
