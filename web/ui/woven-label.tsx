import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type WovenLabelProps = {
  tone?: 'offer' | 'quantity' | 'plain';
  className?: string;
  children: ReactNode;
};

export function WovenLabel({ tone = 'plain', className, children }: WovenLabelProps) {
  return <span className={classNames('woven-label', `woven-label-${tone}`, className)}>{children}</span>;
}
