import type { ReactNode } from 'react';

export type ThreadStep = { readonly title: string; readonly text: ReactNode };

/** Numbered steps on one thread: side by side on a desk, one below the other on a phone. */
export function ThreadSteps({ steps }: { steps: readonly ThreadStep[] }) {
  return (
    <ol className="thread-steps">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className="thread-step-number" aria-hidden="true">
            {index + 1}
          </span>
          <div className="pt-0.5 lg:pt-0">
            <h3 className="text-[1.4375rem]">{title}</h3>
            <p className="mt-1.5 max-w-[26em] text-secondary">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
