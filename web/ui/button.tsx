import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

type ButtonProps = ComponentProps<'button'> & ButtonLook & { isLoading?: boolean };

/** While it loads it does nothing, and yet keeps the focus: a disabled one would lose the keyboard's place. */
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

/** Sends no form either: Enter in a field presses the form's button. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
}
