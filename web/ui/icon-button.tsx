import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What the button does: it has no other text. */
  label: string;
  look?: 'plain' | 'bordered' | 'round';
};

export function IconButton({ label, look = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames('icon-button', look !== 'plain' && `icon-button-${look}`, className)}
    />
  );
}
