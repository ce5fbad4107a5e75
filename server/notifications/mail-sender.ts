import type { StoreConfig } from '#config/store.ts';
import { CARMINE } from '#domain/look/accent.ts';
import { photoUrl } from '#domain/photos/photo-url.ts';
import type { MailSender } from './mail-blocks.ts';

/** The shop as it signs its mails. @param publicUrl origin of links, without a slash at the end */
export function mailSender(store: StoreConfig, publicUrl: string): MailSender {
  const { name, tagline, logo, look, streetAddress, city, province, landline, mobile, legal } = store;
  const address = [
    name,
    [streetAddress, city, province].filter(Boolean).join(', '),
    landline && `Teléfono ${landline}`,
    mobile && `WhatsApp ${mobile}`,
    legal.taxId && `CUIT ${legal.taxId}`,
  ];
  return {
    name,
    tagline,
    logo: logo === null ? null : mailedPhoto(logo, publicUrl),
    accent: look.accent ?? CARMINE,
    address: address.filter(Boolean).join(' · '),
  };
}

/** The whole address of a stored photo, small. */
export function mailedPhoto(url: string, publicUrl: string): string {
  return new URL(photoUrl(url, 200), `${publicUrl}/`).href;
}
