import { useState } from 'react';
import type { WireCodesOffer } from '#schemas/wire/account.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { QrFigure } from '#web/ui/qr-code/qr-figure.tsx';
import { FormError } from '../login/form-error.tsx';
import { enableCodes, offerCodes } from './account-api.ts';
import { inGroups } from './in-groups.ts';
import { useAsked } from './use-asked.ts';

/** Turns one-time codes on: a key for the phone, then a code from it. */
export function CodesEnrolment({ onEnabled }: { onEnabled: (recoveryCodes: readonly string[]) => void }) {
  const { isSending, error, ask } = useAsked();
  const [offer, setOffer] = useState<WireCodesOffer | null>(null);

  async function begin(): Promise<void> {
    const made = await ask(offerCodes);
    if (made !== null) setOffer(made.data);
  }

  async function confirm(code: string): Promise<void> {
    const enabled = await ask(() => enableCodes(code));
    if (enabled !== null) onEnabled(enabled.data.recoveryCodes);
  }

  if (offer === null) {
    return (
      <div className="grid gap-4">
        <FormError text={error} />
        <Button className="justify-self-start" isLoading={isSending} onClick={begin}>
          Activar códigos
        </Button>
      </div>
    );
  }
  return (
    <form
      className="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        confirm(String(new FormData(event.currentTarget).get('code') ?? ''));
      }}
    >
      <div className="grid gap-2">
        <p>
          Escanea este dibujo con tu aplicación de códigos, o copia en ella la clave. En este mismo teléfono
          basta con{' '}
          <a href={offer.link} className="font-semibold underline">
            abrirla en la aplicación
          </a>
          .
        </p>
        <QrFigure text={offer.link} label="Código QR con la clave" className="size-52 rounded-2" />
        <p className="account-secret">
          <span className="sr-only">Clave: </span>
          {inGroups(offer.secret)}
        </p>
      </div>
      <Field label="Código" help="Los seis dígitos que muestra la aplicación ahora.">
        {(control) => (
          <input
            {...control}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            required
            className="input figures"
            aria-invalid={error !== null || undefined}
          />
        )}
      </Field>
      <FormError text={error} />
      <Button type="submit" className="justify-self-start" isLoading={isSending}>
        Confirmar
      </Button>
    </form>
  );
}
