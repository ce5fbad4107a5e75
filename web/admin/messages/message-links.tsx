import { Check, Mail, MailOpen } from 'lucide-react';
import { whatsAppLink } from '#domain/chat/whats-app-link.ts';
import { chatDigits } from '#domain/contact/chat-digits.ts';
import type { WireListedMessage } from '#schemas/message-answers.ts';
import { ChatIcon } from '#web/storefront/social-icons.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { mailLink } from '../mail-link.ts';

type MessageLinksProps = { readonly message: WireListedMessage; readonly onToggleRead: () => void };

/** Links to answer in writing, and the button that marks the message as read. */
export function MessageLinks({ message, onToggleRead }: MessageLinksProps) {
  const store = useStore();
  const { userName, userEmail, userPhone, read } = message;
  const chat = chatDigits(userPhone);
  const greeting = `Hola, ${userName}. Te escribimos de ${store.name} por tu mensaje.`;
  return (
    <p className="message-links">
      {chat !== null && (
        <a
          className={buttonClass({ variant: 'outline', size: 'small' })}
          href={whatsAppLink({ digits: chat, text: greeting })}
          target="_blank"
          rel="noopener"
        >
          <ChatIcon /> WhatsApp
        </a>
      )}
      {userEmail !== undefined && (
        <a
          className={buttonClass({ variant: 'quiet', size: 'small' })}
          href={mailLink({ address: userEmail, subject: `Tu mensaje a ${store.name}` })}
        >
          <Mail aria-hidden="true" /> Correo
        </a>
      )}
      <Button variant="quiet" size="small" className="sm:ml-auto" onClick={onToggleRead}>
        {read ? <MailOpen aria-hidden="true" /> : <Check aria-hidden="true" />}
        {read ? 'Marcar no leído' : 'Marcar leído'}
      </Button>
    </p>
  );
}
