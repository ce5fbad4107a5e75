import type { FormHTMLAttributes } from 'react';

type PageFormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method'> & {
  /** A path of the shop, with its hash; the fields become its search. */
  action: string;
  /** Leaves the page scrolled where it is. */
  keepsScroll?: boolean;
};

/** A form whose fields are the search of the page that it leads to. `usePageLinks` sends it without a full page load. */
export function PageForm({ keepsScroll, ...rest }: PageFormProps) {
  return <form {...rest} method="get" data-page-form="" data-keeps-scroll={keepsScroll || undefined} />;
}
