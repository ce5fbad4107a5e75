import type { ComponentProps } from 'react';
import { whatsAppLink } from '#domain/chat/whats-app-link.ts';
import { useStore } from './store-context.tsx';

type ChatWithShopProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** What is typed already; without it, the shop's greeting. */
  readonly text?: string;
};

export function ChatWithShop({ text, ...anchor }: ChatWithShopProps) {
  const { whatsappDigits, greeting } = useStore();
  return (
    <a
      {...anchor}
      href={whatsAppLink({ digits: whatsappDigits, text: text ?? greeting })}
      target="_blank"
      rel="noopener"
    />
  );
}
