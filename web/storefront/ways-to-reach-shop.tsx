import { whatsAppLink } from '#domain/chat/whats-app-link.ts';
import { PhoneLink } from './phone-link.tsx';
import type { ShopContact } from './shop-contact.ts';

/** Phone and chat, outside any store context. */
export function WaysToReachShop({ landline, whatsappDigits, greeting }: ShopContact) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-3">
      <PhoneLink phone={landline} className="button button-outline" />
      {whatsappDigits !== '' && (
        <a
          href={whatsAppLink({ digits: whatsappDigits, text: greeting })}
          target="_blank"
          rel="noopener"
          className="button button-chat"
        >
          WhatsApp
        </a>
      )}
    </p>
  );
}
