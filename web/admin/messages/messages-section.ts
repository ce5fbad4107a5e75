import { Mail } from 'lucide-react';
import type { Section } from '../shell/section.ts';
import { MessagesLoading } from './messages-frame.tsx';

export const MESSAGES_SECTION = {
  path: '/hilvanDash/contacto',
  capability: 'messages',
  Loading: MessagesLoading,
  menu: {
    label: 'Contacto (Alpha)',
    Icon: Mail,
    badge: { noun: 'sin leer', count: ({ news }) => news?.messages.unread ?? 0 },
  },
} satisfies Section;
