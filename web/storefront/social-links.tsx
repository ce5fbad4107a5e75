import type { ReactNode } from 'react';
import { whatsAppLink } from '#domain/chat/whats-app-link.ts';
import { ChatIcon, FacebookIcon, InstagramIcon } from './social-icons.tsx';
import { useStore } from './store-context.tsx';

const NETWORKS = {
  instagram: { name: 'Instagram', Icon: InstagramIcon },
  facebook: { name: 'Facebook', Icon: FacebookIcon },
} as const;

/** The store's social networks, and the chat beside them (CONTENT-017). */
export function SocialLinks() {
  const store = useStore();
  if (store.whatsappDigits === '') return <NetworkLinks />;
  return (
    <NetworkLinks>
      <SocialLink
        name="WhatsApp"
        url={whatsAppLink({ digits: store.whatsappDigits, text: store.greeting })}
        icon={<ChatIcon />}
      />
    </NetworkLinks>
  );
}

/** The networks without the chat, which has a button of its own there (CONTACT-005). */
export function NetworkLinks({ children }: { children?: ReactNode }) {
  return (
    <ul className="mt-4.5 -ml-3 flex gap-2">
      {useStore().socialLinks.map(({ network, url }) => {
        const { name, Icon } = NETWORKS[network];
        return <SocialLink key={network} name={name} url={url} icon={<Icon />} />;
      })}
      {children}
    </ul>
  );
}

function SocialLink({ name, url, icon }: { name: string; url: string; icon: ReactNode }) {
  return (
    <li>
      <a className="icon-button footer-icon" href={url} aria-label={name} target="_blank" rel="noopener">
        {icon}
      </a>
    </li>
  );
}
