import type { AnchorHTMLAttributes } from 'react';

export type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of the shop with what follows it; one that begins with `?`, or an empty one, leads to the same path. */
  to: string;
  /** Leaves the page scrolled where it is. */
  keepsScroll?: boolean;
};

/**
 * A link to a page of the shop, which `usePageLinks` follows without loading the document anew. React Router's own has
 * a dozen hooks and a listener each: the home's hundred and fifty took a third of its rendering.
 */
export function PageLink({ to, keepsScroll, children, ...rest }: PageLinkProps) {
  return (
    <a
      {...rest}
      // An empty address would keep the search that the page has.
      href={to || '?'}
      data-page-link=""
      // React Router asks the server about the pages behind these.
      data-discover="true"
      data-keeps-scroll={keepsScroll || undefined}
    >
      {children}
    </a>
  );
}
