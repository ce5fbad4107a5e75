import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

type SecretFieldProps = {
  readonly label: string;
  readonly help: string;
  /** The last signs of the stored one; '' without one. */
  readonly end: string;
  /** `null` while the stored one stays. */
  readonly typed: string | null;
  readonly onType: (text: string | null) => void;
};

/** A key that was stored shows its last signs; to change it a new one is pasted. */
export function SecretField({ label, help, end, typed, onType }: SecretFieldProps) {
  if (end !== '' && typed === null)
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="grow">
          <b className="block text-sm">{label}</b>
          <span className="figures">
            <span aria-hidden="true">•••• •••• </span>
            <span className="sr-only">termina en </span>
            {end}
          </span>
        </p>
        <Button variant="quiet" size="small" aria-label={`Cambiar: ${label}`} onClick={() => onType('')}>
          Cambiar
        </Button>
      </div>
    );
  return (
    <Field
      label={label}
      help={help}
      type="password"
      autoComplete="off"
      spellCheck={false}
      value={typed ?? ''}
      onChange={({ target }) => onType(target.value === '' && end === '' ? null : target.value)}
    />
  );
}
