import '#web/payment/pay-by-transfer.css';
import { Lock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { WireMercadoPago } from '#schemas/mercado-pago.ts';
import { CopyText } from '#web/payment/copy-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/use-toast.tsx';
import { useServerRequest } from '../../use-server-request.ts';
import { saveMercadoPago } from './fetch-mercado-pago.ts';
import { SecretField } from './secret-field.tsx';

/** A secret that is not typed anew stays as it is: `null`. */
type Draft = {
  readonly isOn: boolean;
  readonly accessToken: string | null;
  readonly webhookSecret: string | null;
};

/** The switch, the two keys, and where Mercado Pago sends its notices. */
export function MercadoPagoForm({ account }: { account: WireMercadoPago }) {
  const [stored, setStored] = useState(account);
  const [draft, setDraft] = useState(unchanged(account));
  const { isSending, error, send } = useServerRequest();
  const { show } = useToast();
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { isOn, accessToken, webhookSecret } = draft;
    const answer = await send(() =>
      saveMercadoPago({
        isOn,
        ...(isTyped(accessToken) && { accessToken: accessToken.trim() }),
        ...(isTyped(webhookSecret) && { webhookSecret: webhookSecret.trim() }),
      }),
    );
    if (answer === null) return;
    setStored(answer.data);
    setDraft(unchanged(answer.data));
    show({
      title: answer.data.isOn ? 'Mercado Pago está encendido' : 'Mercado Pago está apagado',
      tone: 'success',
    });
  }

  return (
    <form noValidate className="dashboard-card grid max-w-[46rem] gap-5" onSubmit={save}>
      <label className="area-switch">
        <input
          type="checkbox"
          checked={draft.isOn}
          onChange={({ target }) => set({ isOn: target.checked })}
        />
        Cobrar con Mercado Pago
      </label>
      <SecretField
        label="Access Token"
        help="En Mercado Pago: Tus integraciones, tu aplicación, Credenciales de producción."
        end={stored.accessTokenEnd}
        typed={draft.accessToken}
        onType={(accessToken) => set({ accessToken })}
      />
      <SecretField
        label="Clave de los avisos"
        help="En la misma aplicación: Webhooks, con esta dirección y el evento Pagos. Sin ella los pagos también llegan, en un minuto o más."
        end={stored.webhookSecretEnd}
        typed={draft.webhookSecret}
        onType={(webhookSecret) => set({ webhookSecret })}
      />
      <NoticesAddress />
      <p className="flex gap-2 text-sm text-secondary">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>Se guardan cifradas: sin la clave de la tienda no se leen, y no se vuelven a mostrar.</span>
      </p>
      {error !== null && (
        <p role="alert" className="text-error">
          {error}
        </p>
      )}
      <Button type="submit" variant="primary" isLoading={isSending} className="justify-self-start">
        Guardar
      </Button>
    </form>
  );
}

function unchanged({ isOn }: WireMercadoPago): Draft {
  return { isOn, accessToken: null, webhookSecret: null };
}

function NoticesAddress() {
  const address = `${window.location.origin}/api/mercadopago/notices`;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="min-w-0 grow">
        <b className="block text-sm">Dirección de los avisos</b>
        <span className="wrap-anywhere">{address}</span>
      </p>
      <CopyText text={address} what="la dirección" copied="Dirección copiada" />
    </div>
  );
}

/** An empty field keeps what is stored: nobody has to find a key again because a field was opened. */
function isTyped(text: string | null): text is string {
  return text !== null && text.trim() !== '';
}
