import type { Settings } from '#schemas/store/area-schemas.ts';
import { faqEntries } from '#web/info/faq-entries.ts';
import { FaqRow } from '#web/info/faq-row.tsx';
import { HeaderNotes } from '#web/storefront/header-notes.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import { PreviewStore } from '../area/preview-store.tsx';
import { Scaled } from '../area/scaled.tsx';

/** The line above every page, and the questions that these texts answer. */
export function TextsPreview({ fields }: { fields: Settings['texts'] }) {
  return (
    <PreviewStore change={fields}>
      <Scaled width={1100}>
        <HeaderNotes />
      </Scaled>
      <div className="p-5">
        <h3 className="text-block">Preguntas frecuentes</h3>
        <Questions fields={fields} />
      </div>
    </PreviewStore>
  );
}

function Questions({ fields }: { fields: Settings['texts'] }) {
  const answers = [fields.paymentAnswer, fields.shippingAnswer, fields.repairsAnswer];
  const shown = faqEntries(useStore()).filter(
    ({ question, answer }) =>
      question.includes('mínimo') || answers.some((text) => text !== '' && answer.includes(text)),
  );
  return shown.map((entry) => <FaqRow key={entry.question} entry={entry} isOpen />);
}
