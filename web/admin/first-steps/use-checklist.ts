import { useState } from 'react';
import type { FirstStep } from './first-steps.ts';

type Checklist = { readonly isShown: boolean; readonly dismiss: () => void };

/** Whether the first steps are shown: until all are done, or until they are put away. */
export function useChecklist(steps: readonly FirstStep[]): Checklist {
  const [isDismissed, setIsDismissed] = useState(false);
  return {
    isShown: !isDismissed && steps.some(({ isDone }) => !isDone),
    dismiss: () => setIsDismissed(true),
  };
}
