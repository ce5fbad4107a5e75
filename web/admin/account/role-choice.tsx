import { ROLE_LABELS, ROLE_NOTES, ROLES } from '#domain/accounts/roles.ts';

/** The role of the invited person, with what each one may do; it starts at the one that may do least. */
export function RoleChoice() {
  return (
    <fieldset className="role-choice">
      <legend>Rol</legend>
      {ROLES.map((role) => (
        <label key={role}>
          <input type="radio" name="role" value={role} defaultChecked={role === 'mostrador'} />
          <span>
            <b>{ROLE_LABELS[role]}</b>
            <small>{ROLE_NOTES[role]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
