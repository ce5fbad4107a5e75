import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatDate } from '#domain/text/format-date.ts';
import type { WireAdministrator, WireInvitation, WireNewInvitation } from '#schemas/wire/account.ts';
import { Button } from '#web/ui/button.tsx';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { removeAdministrator, withdrawInvitation } from './account-api.ts';
import { AccountCard } from './account-card.tsx';
import { InviteForm } from './invite-form.tsx';
import { NewInvitation } from './new-invitation.tsx';
import { useAccountChange } from './use-account-change.ts';

type AdministratorsCardProps = {
  readonly administrators: readonly WireAdministrator[];
  readonly invitations: readonly WireInvitation[];
};

/** Administrators, open invitations, and the form for a new invitation. */
export function AdministratorsCard({ administrators, invitations }: AdministratorsCardProps) {
  const { confirm } = useDialogs();
  const { revalidate } = useRevalidator();
  const change = useAccountChange();
  const heading = useRef<HTMLHeadingElement>(null);
  const [fresh, setFresh] = useState<WireNewInvitation | null>(null);

  async function remove({ _id, email }: WireAdministrator, button: HTMLElement): Promise<void> {
    const isSure = await confirm({
      title: '¿Quitar a este administrador?',
      text: `${email} ya no podrá ingresar, y sus sesiones se cierran.`,
      confirmLabel: 'Sí, quitar',
      cancelLabel: 'Cancelar',
      // The row can disappear before the dialog closes.
      returnFocusTo: () => (button.isConnected ? button : heading.current),
    });
    if (isSure) await change(() => removeAdministrator(_id), 'Administrador quitado');
  }

  async function withdraw({ _id }: WireInvitation): Promise<void> {
    if (fresh?._id === _id) setFresh(null);
    await change(() => withdrawInvitation(_id), 'Invitación retirada');
  }

  return (
    <AccountCard
      title="Administradores"
      note="Todos pueden lo mismo. El registro dice quién hizo qué."
      heading={heading}
    >
      <ul aria-label="Administradores" className="account-rows">
        {administrators.map((administrator) => (
          <AdministratorRow
            key={administrator._id}
            administrator={administrator}
            onRemove={(button) => remove(administrator, button)}
          />
        ))}
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation._id}
            invitation={invitation}
            onWithdraw={() => withdraw(invitation)}
          />
        ))}
      </ul>
      {fresh !== null && <NewInvitation key={fresh._id} invitation={fresh} />}
      <InviteForm
        onInvited={(invitation) => {
          setFresh(invitation);
          revalidate();
        }}
      />
    </AccountCard>
  );
}

function AdministratorRow({
  administrator: { email, since, codes, current },
  onRemove,
}: {
  administrator: WireAdministrator;
  onRemove: (button: HTMLElement) => void;
}) {
  return (
    <li>
      <p>
        <b className="font-semibold">{email}</b>
        {current && <span className="account-mark">Tú</span>}
        {codes && (
          <span className="account-mark" data-tone="success">
            Con códigos
          </span>
        )}
      </p>
      <small className="figures">Desde el {formatDate(Date.parse(since))}</small>
      {!current && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Quitar a ${email}`}
          onClick={({ currentTarget }) => onRemove(currentTarget)}
        >
          Quitar
        </Button>
      )}
    </li>
  );
}

function InvitationRow({
  invitation: { email, invitedBy, expiresAt },
  onWithdraw,
}: {
  invitation: WireInvitation;
  onWithdraw: () => void;
}) {
  return (
    <li>
      <p>{email}</p>
      <small>Invitación de {invitedBy}</small>
      <small className="figures">Vence el {formatDate(Date.parse(expiresAt))}</small>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Retirar la invitación a ${email}`}
        onClick={onWithdraw}
      >
        Retirar
      </Button>
    </li>
  );
}
