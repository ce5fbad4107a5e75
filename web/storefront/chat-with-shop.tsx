import type { ComponentProps } from 'react';
import { whatsAppLink } from '#domain/chat/whats-app-link.ts';
import { useStore } from './store-context.tsx';

type ChatWithShopProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** What is typed already; without it, the shop's greeting. */
  readonly text?: string;
};

/** A link to the shop's chat; nothing until the shop has one. */
export function ChatWithShop({ text, ...anchor }: ChatWithShopProps) {
  const { whatsappDigits, greeting } = useStore();
  if (whatsappDigits === '') return null;
  return (
    <a
      {...anchor}
      href={whatsAppLink({ digits: whatsappDigits, text: text ?? greeting })}
      target="_blank"
      rel="noopener"
    />
  );
}
