import './chat.css';
import { CHAT_TEXT_KINDS } from '#domain/chat/chat-texts.ts';
import { filledChatText } from '#domain/chat/filled-chat-text.ts';
import { pesos } from '#domain/money/centavos.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { useStorePage } from '#web/storefront/store-context.tsx';
import { CHAT_LABELS } from './chat-labels.ts';

/** Each message as it arrives, for an order made up. */
export function ChatPreview({ fields: { greeting, chatTexts } }: { fields: Settings['chat'] }) {
  const { publicUrl } = useStorePage();
  const example = {
    name: 'Marta',
    orderNumber: 128,
    total: pesos(48_350),
    link: `${publicUrl}/presupuesto/…`,
  };
  return (
    <div className="grid gap-4 p-5">
      <Bubble from="customer" title="Quien visita la tienda" text={greeting} />
      {CHAT_TEXT_KINDS.map((kind) => (
        <Bubble
          key={kind}
          from="shop"
          title={CHAT_LABELS[kind]}
          text={filledChatText(chatTexts[kind], example)}
        />
      ))}
    </div>
  );
}

function Bubble({ from, title, text }: { from: 'customer' | 'shop'; title: string; text: string }) {
  return (
    <figure className="chat-bubble" data-from={from}>
      <figcaption>{title}</figcaption>
      <p>{text}</p>
    </figure>
  );
}
