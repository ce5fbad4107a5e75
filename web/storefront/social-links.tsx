import { chatLink } from './chat-link.ts';
import { ChatIcon, FacebookIcon, InstagramIcon } from './social-icons.tsx';
import { useStore } from './store-context.tsx';

const NETWORKS = {
  instagram: { name: 'Instagram', Icon: InstagramIcon },
  facebook: { name: 'Facebook', Icon: FacebookIcon },
} as const;

export function SocialLinks() {
  const store = useStore();
  const chat = chatLink({ digits: store.whatsappDigits, text: store.greeting });
  return (
    <ul className="mt-4.5 -ml-3 flex gap-2">
      {store.socialLinks.map(({ network, url }) => {
        const { name, Icon } = NETWORKS[network];
        return (
          <li key={network}>
            <a
              className="icon-button footer-icon"
              href={url}
              aria-label={name}
              target="_blank"
              rel="noopener"
            >
              <Icon />
            </a>
          </li>
        );
      })}
      <li>
        <a
          className="icon-button footer-icon"
          href={chat}
          aria-label="WhatsApp"
          target="_blank"
          rel="noopener"
        >
          <ChatIcon />
        </a>
      </li>
    </ul>
  );
}
