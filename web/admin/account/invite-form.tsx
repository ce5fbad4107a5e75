import type { WireNewInvitation } from '#schemas/account-answers.ts';
import { Field } from '#web/ui/field.tsx';
import { inviteAdministrator } from './account-api.ts';
import { AccountForm } from './account-form.tsx';
import { RoleChoice } from './role-choice.tsx';

/** Invites a new administrator. */
export function InviteForm({ onInvited }: { onInvited: (invitation: WireNewInvitation) => void }) {
  return (
    <AccountForm
      className="mt-5"
      submitLabel="Invitar"
      request={(typed) => inviteAdministrator({ email: typed('invited'), role: typed('role') })}
      onDone={onInvited}
    >
      {(isInvalid) => (
        <>
          <Field
            label="Email de quien invitas"
            help="Recibe un enlace que vale siete días y funciona una vez."
          >
            {(control) => (
              <input
                {...control}
                type="email"
                name="invited"
                autoComplete="off"
                required
                aria-invalid={isInvalid}
              />
            )}
          </Field>
          <RoleChoice />
        </>
      )}
    </AccountForm>
  );
}
