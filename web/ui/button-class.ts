import { classNames } from './class-names.ts';

export type ButtonLook = {
  /** One 'primary' per view; 'chat' is for the messaging link alone. */
  variant?: 'primary' | 'ink' | 'outline' | 'quiet' | 'chat' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
};

export function buttonClass({ variant = 'ink', size = 'medium' }: ButtonLook, className?: string): string {
  return classNames(
    'button',
    variant !== 'ink' && `button-${variant}`,
    size !== 'medium' && `button-${size}`,
    className,
  );
}
