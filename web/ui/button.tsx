import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

type ButtonProps = ComponentProps<'button'> & ButtonLook & { isLoading?: boolean };

/** A loading button ignores presses but keeps the focus. A disabled button would lose the keyboard's place. */
export function Button({ variant, size, isLoading = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size }, className)}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? ignore : onClick}
    />
  );
}

/** Also keeps the form from being sent: Enter in a field presses the form's button. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
}
