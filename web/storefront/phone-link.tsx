import { telLink } from './tel-link.ts';

type PhoneLinkProps = { readonly phone: string; readonly className: string };

/** A phone as people write it, to be called. */
export function PhoneLink({ phone, className }: PhoneLinkProps) {
  return (
    <a href={telLink(phone)} className={`${className} figures`}>
      {phone}
    </a>
  );
}
