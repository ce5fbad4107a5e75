import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ROLE_LABELS, ROLES, type Role } from '#domain/accounts/roles.ts';
import { formatDate } from '#domain/text/format-date.ts';
import type { WireAdministrator, WireInvitation, WireNewInvitation } from '#schemas/account-answers.ts';
import { AccountCard } from '#web/admin/shell/account-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { useDialogs } from '#web/ui/use-dialogs.tsx';
import { Select } from '../select/select.tsx';
import { changeRole, removeAdministrator, withdrawInvitation } from './account-api.ts';
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

  async function give({ _id, email, current }: WireAdministrator, role: Role): Promise<void> {
    const isSure =
      !current ||
      (await confirm({
        title: '¿Dejar de ser dueño?',
        text: `Con el rol ${ROLE_LABELS[role]} ya no podrás administrar las cuentas. Solo otro dueño puede devolvértelo.`,
        confirmLabel: 'Sí, cambiar',
        cancelLabel: 'Cancelar',
      }));
    if (isSure) await change(() => changeRole(_id, role), `${email}: ${ROLE_LABELS[role].toLowerCase()}`);
  }

  async function withdraw({ _id }: WireInvitation): Promise<void> {
    if (fresh?._id === _id) setFresh(null);
    await change(() => withdrawInvitation(_id), 'Invitación retirada');
  }

  return (
    <AccountCard
      title="Administradores"
      note="El rol dice qué puede hacer cada persona. El registro dice quién hizo qué."
      heading={heading}
    >
      <ul aria-label="Administradores" className="account-rows">
        {administrators.map((administrator) => (
          <AdministratorRow
            key={administrator._id}
            administrator={administrator}
            onRemove={(button) => remove(administrator, button)}
            onRole={(role) => give(administrator, role)}
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
  administrator: { email, role, since, codes, current },
  onRemove,
  onRole,
}: {
  administrator: WireAdministrator;
  onRemove: (button: HTMLElement) => void;
  onRole: (role: Role) => void;
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
      <Select
        aria-label={`Rol de ${email}`}
        className="input"
        value={role}
        onChange={({ target }) => onRole(ROLES.find((one) => one === target.value) ?? role)}
      >
        {ROLES.map((one) => (
          <option key={one} value={one}>
            {ROLE_LABELS[one]}
          </option>
        ))}
      </Select>
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
  invitation: { email, role, invitedBy, expiresAt },
  onWithdraw,
}: {
  invitation: WireInvitation;
  onWithdraw: () => void;
}) {
  return (
    <li>
      <p>{email}</p>
      <small>
        {ROLE_LABELS[role]}. Invitación de {invitedBy}
      </small>
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
