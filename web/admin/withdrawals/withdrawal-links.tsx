import { Mail, Phone } from 'lucide-react';
import { whatsAppLink } from '#domain/chat/whats-app-link.ts';
import { chatDigits } from '#domain/contact/chat-digits.ts';
import { contactKind, WITHDRAWAL_STATE_LABELS } from '#domain/withdrawals/withdrawal.ts';
import type { WireWithdrawal } from '#schemas/withdrawal-answers.ts';
import { ChatIcon } from '#web/storefront/social-icons.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import { telLink } from '#web/storefront/tel-link.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { mailLink } from '../mail-link.ts';

const LOOK = buttonClass({ variant: 'outline', size: 'small' });

/** How to answer by the way that the person chose; the chat's text has the code and the answer. */
export function WithdrawalLinks({
  withdrawal: { name, contact, code, state, answer },
}: {
  withdrawal: WireWithdrawal;
}) {
  const store = useStore();
  if (contactKind(contact) === 'email')
    return (
      <p className="flex flex-wrap gap-3">
        <a href={mailLink({ address: contact, subject: `Tu arrepentimiento ${code}` })} className={LOOK}>
          <Mail aria-hidden="true" /> Correo
        </a>
      </p>
    );
  const chat = chatDigits(contact);
  const told = state === 'pending' ? 'lo recibimos' : WITHDRAWAL_STATE_LABELS[state].toLowerCase();
  const text = `Hola, ${name}. Te escribimos de ${store.name} por tu arrepentimiento ${code}: ${told}.${answer === '' ? '' : ` ${answer}`}`;
  return (
    <p className="flex flex-wrap gap-3">
      {chat !== null && (
        <a href={whatsAppLink({ digits: chat, text })} target="_blank" rel="noopener" className={LOOK}>
          <ChatIcon /> WhatsApp
        </a>
      )}
      <a href={telLink(contact)} className={LOOK}>
        <Phone aria-hidden="true" /> Llamar
      </a>
    </p>
  );
}
