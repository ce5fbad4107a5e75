import { telLink } from './tel-link.ts';

type PhoneLinkProps = { readonly phone: string; readonly className: string };

/** A phone as people write it, to be called; nothing until the shop has one. */
export function PhoneLink({ phone, className }: PhoneLinkProps) {
  if (phone === '') return null;
  return (
    <a href={telLink(phone)} className={`${className} figures`}>
      {phone}
    </a>
  );
}
