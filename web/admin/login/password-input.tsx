import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { FieldControl } from '#web/ui/field.tsx';

type PasswordInputProps = Omit<FieldControl, 'aria-invalid'> & {
  readonly 'aria-invalid': true | undefined;
  /** A password that is being chosen: browsers offer to generate one. */
  readonly isNew?: boolean;
  readonly minLength?: number;
};

/** A password field that can show its text (LOGIN-002). */
export function PasswordInput({ className, isNew = false, ...control }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative">
      <input
        {...control}
        className={`${className} pr-13`}
        type={isShown ? 'text' : 'password'}
        name={isNew ? 'newPassword' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
      />
      <button
        type="button"
        className="icon-button absolute top-0.5 right-1"
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        <span className="sr-only">{isNew ? 'Mostrar contraseña nueva' : 'Mostrar contraseña'}</span>
      </button>
    </div>
  );
}
