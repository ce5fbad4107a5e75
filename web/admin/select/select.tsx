import './select.css';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

/** A native select in the look of the other fields. */
export function Select(select: ComponentProps<'select'>) {
  return (
    <span className="select">
      <select {...select} />
      <ChevronDown aria-hidden="true" />
    </span>
  );
}
