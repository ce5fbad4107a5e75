import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

type ButtonProps = ComponentProps<'button'> & ButtonLook & { isLoading?: boolean };

export function Button({ variant, size, isLoading = false, className, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size }, className)}
      disabled={disabled === true || isLoading}
      aria-busy={isLoading || undefined}
    />
  );
}
