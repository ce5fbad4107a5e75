import { PageLink } from '#web/ui/page-link.tsx';
import { ChevronDown } from '#web/ui/stroke-icons.tsx';
import type { FaqEntry } from './faq-entries.ts';

export function FaqRow({ entry: { question, answer, link } }: { entry: FaqEntry }) {
  return (
    <details className="faq-row">
      <summary>
        {question}
        <ChevronDown aria-hidden="true" />
      </summary>
      <p>{answer}</p>
      {link && (
        <PageLink to={link.to} className="sewn-link mb-4 inline-block py-2.5 font-[620] text-accent">
          {link.label}
        </PageLink>
      )}
    </details>
  );
}
