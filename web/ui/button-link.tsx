import { type ButtonLook, buttonClass } from './button-class.ts';
import { PageLink, type PageLinkProps } from './page-link.tsx';

/** A link within the site that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: PageLinkProps & ButtonLook) {
  return <PageLink {...rest} className={buttonClass({ variant, size }, className)} />;
}
