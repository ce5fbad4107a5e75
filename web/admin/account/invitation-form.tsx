import type { WireNewInvitation } from '#schemas/wire/account.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '../login/form-error.tsx';
import { inviteAdministrator } from './account-api.ts';
import { useAsked } from './use-asked.ts';

/** Invites somebody to administer the shop too. */
export function InvitationForm({ onInvited }: { onInvited: (invitation: WireNewInvitation) => void }) {
  const { isSending, error, ask } = useAsked();

  async function invite(form: HTMLFormElement): Promise<void> {
    const email = String(new FormData(form).get('invited') ?? '');
    const made = await ask(() => inviteAdministrator(email));
    if (made === null) return;
    form.reset();
    onInvited(made.data);
  }

  return (
    <form
      className="account-form mt-5"
      onSubmit={(event) => {
        event.preventDefault();
        invite(event.currentTarget);
      }}
    >
      <Field label="Email de quien invitas" help="Recibe un enlace que vale siete días y funciona una vez.">
        {(control) => <input {...control} type="email" name="invited" autoComplete="off" required />}
      </Field>
      <FormError text={error} />
      <Button type="submit" className="justify-self-start" isLoading={isSending}>
        Invitar
      </Button>
    </form>
  );
}
