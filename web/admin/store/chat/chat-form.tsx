import { CHAT_TEXT_KINDS } from '#domain/chat/chat-texts.ts';
import { CHAT_BLANKS } from '#domain/chat/filled-chat-text.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import type { AreaForm } from '../area/area-definition.ts';
import { TextArea } from '../area/area-inputs.tsx';
import { CHAT_LABELS } from './chat-labels.ts';

const BLANKS = CHAT_BLANKS.map((blank) => `{${blank}}`).join(', ');

export function ChatForm({ form: { draft, set, problemAt } }: { form: AreaForm<Settings['chat']> }) {
  return (
    <>
      <TextArea
        path="greeting"
        label="Saludo de quien visita la tienda"
        help="Es lo que ya está escrito cuando alguien abre el chat desde la tienda."
        value={draft.greeting}
        problemAt={problemAt}
        onChange={(greeting) => set({ greeting })}
      />
      <fieldset className="area-section">
        <legend className="mb-1 text-sm font-semibold">Mensajes a clientes</legend>
        <p className="text-fine text-muted">{`Cada mensaje se completa solo con los datos del pedido donde dice ${BLANKS}.`}</p>
        {CHAT_TEXT_KINDS.map((kind) => (
          <TextArea
            key={kind}
            path={`chatTexts.${kind}`}
            label={CHAT_LABELS[kind]}
            value={draft.chatTexts[kind]}
            problemAt={problemAt}
            onChange={(text) => set({ chatTexts: { ...draft.chatTexts, [kind]: text } })}
          />
        ))}
      </fieldset>
    </>
  );
}
