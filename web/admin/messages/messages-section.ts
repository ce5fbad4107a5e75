import { Mail } from 'lucide-react';
import { deskPattern } from '#domain/addresses/desk-path.ts';
import type { Section } from '../shell/section.ts';
import { MessagesLoading } from './messages-frame.tsx';

export const MESSAGES_SECTION = {
  path: deskPattern('messages'),
  capability: 'messages',
  Loading: MessagesLoading,
  menu: {
    label: 'Contacto (Alpha)',
    Icon: Mail,
    badge: { noun: 'sin leer', count: ({ news }) => news?.messages.unread ?? 0 },
  },
} satisfies Section;
