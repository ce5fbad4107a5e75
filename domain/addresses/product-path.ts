import { slug } from '../text/slug.ts';

type Named = { readonly id: string; readonly name: string };

/** The path of a product's page. The id alone finds it; the name is for people (FIND-007). */
export function productPath({ id, name }: Named): string {
  const readable = slug(name);
  return `/moreInfo/${encodeURIComponent(id)}${readable && `/${readable}`}`;
}
