import { useEffect, useRef } from 'react';
import type { WireCodesOffer } from '#schemas/account-answers.ts';
import { Field } from '#web/ui/field.tsx';
import { QrFigure } from '#web/ui/qr-figure.tsx';
import { enableCodes } from './account-api.ts';
import { AccountForm } from './account-form.tsx';
import { inGroups } from './in-groups.ts';

type CodesEnrolmentProps = {
  readonly offer: WireCodesOffer;
  readonly onEnabled: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
};

/** Turns one-time codes on: a secret for the phone, then its first code. */
export function CodesEnrolment({ offer, onEnabled, onCancel }: CodesEnrolmentProps) {
  const text = useRef<HTMLParagraphElement>(null);
  // The focused button has disappeared.
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <p ref={text} tabIndex={-1} className="max-w-[420px]">
        Escanea este dibujo con tu aplicación de códigos, o copia en ella la clave. En este mismo teléfono
        basta con{' '}
        <a href={offer.link} className="font-semibold underline">
          abrirla en la aplicación
        </a>
        .
      </p>
      <QrFigure text={offer.link} label="Código QR con la clave" className="size-52 rounded-2" />
      <p className="account-secret max-w-[420px]">
        <span className="sr-only">Clave: </span>
        {inGroups(offer.secret)}
      </p>
      <AccountForm
        submitLabel="Confirmar"
        request={(typed) => enableCodes(typed('code'))}
        onDone={({ recoveryCodes }) => onEnabled(recoveryCodes)}
        onCancel={onCancel}
      >
        {(isInvalid) => (
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
                aria-invalid={isInvalid}
              />
            )}
          </Field>
        )}
      </AccountForm>
    </div>
  );
}
