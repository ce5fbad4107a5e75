import { CHAT_TEXT_KINDS } from '#domain/chat/chat-texts.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { chatArea } from '#schemas/store/chat-area.ts';
import { fetchArea } from '../area/area-api.ts';
import type { AreaDefinition } from '../area/area-definition.ts';
import { AreaScreen, AreaSkeleton } from '../area/area-screen.tsx';
import type { Route } from './+types/chat-route.ts';
import { ChatForm } from './chat-form.tsx';
import { CHAT_LABELS } from './chat-labels.ts';
import { ChatPreview } from './chat-preview.tsx';

const CHAT: AreaDefinition<Settings['chat']> = {
  area: 'chat',
  title: 'Mensajes de chat',
  schema: chatArea,
  fields: {
    greeting: { label: 'Saludo de quien visita la tienda' },
    chatTexts: {
      label: 'Mensajes a clientes',
      text: (texts) => CHAT_TEXT_KINDS.map((kind) => `${CHAT_LABELS[kind]}: ${texts[kind]}`).join('\n'),
    },
  },
};

export function clientLoader() {
  return fetchArea<Settings['chat']>(CHAT.area);
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <AreaSkeleton title={CHAT.title} />;
}

export default function ChatRoute({ loaderData }: Route.ComponentProps) {
  return <AreaScreen definition={CHAT} loaded={loaderData} Form={ChatForm} Preview={ChatPreview} />;
}
