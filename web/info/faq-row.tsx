import './faq-row.css';
import { PageLink } from '#web/ui/page-link.tsx';
import { ChevronDown } from '#web/ui/stroke-icons.tsx';
import type { FaqEntry } from './faq-entries.ts';

type FaqRowProps = { readonly entry: FaqEntry; readonly isOpen?: boolean };

export function FaqRow({ entry: { question, answer, link }, isOpen }: FaqRowProps) {
  return (
    <details className="faq-row" open={isOpen}>
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
