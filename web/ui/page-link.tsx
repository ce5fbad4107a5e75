import type { AnchorHTMLAttributes } from 'react';

export type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of the shop, with its search and hash. `?…`, `#…` or '' leads to the same path. */
  to: string;
  /** Leaves the page scrolled where it is. */
  keepsScroll?: boolean;
};

/**
 * A link to a page of the shop. `usePageLinks` follows it without a full page load. React Router's `Link` has a dozen
 * hooks and a listener each: the 150 links of the home took a third of its rendering.
 */
export function PageLink({ to, keepsScroll, children, ...rest }: PageLinkProps) {
  return (
    <a
      {...rest}
      // An empty address would keep the page's search.
      href={to || '?'}
      data-page-link=""
      // React Router discovers the routes behind links with this attribute.
      data-discover="true"
      data-keeps-scroll={keepsScroll || undefined}
    >
      {children}
    </a>
  );
}
