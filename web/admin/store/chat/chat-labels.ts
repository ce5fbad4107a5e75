import type { ChatTextKind } from '#domain/chat/chat-texts.ts';

/** When each message is sent. */
export const CHAT_LABELS: Readonly<Record<ChatTextKind, string>> = {
  orderReceived: 'Al recibir un pedido',
  quote: 'Con el presupuesto',
  ready: 'Cuando el pedido está listo',
  reminder: 'Si no contestó el presupuesto',
};
