import { Check } from 'lucide-react';
import { PageLink } from '#web/ui/page-link.tsx';
import type { ProductDraft } from '../product-form/product-draft.ts';
import { choiceOf, WIZARD_STEPS, type WizardStep, wizardStep } from './wizard-step.ts';

const TITLES: Readonly<Record<WizardStep, string>> = {
  seccion: 'Sección',
  subseccion: 'Subsección',
  tipo: 'Tipo',
  datos: 'Datos del producto',
};

type WizardProgressProps = { readonly current: WizardStep; readonly draft: ProductDraft };

/** The wizard's steps. Completed ones are links (WIZARD-G02). */
export function WizardProgress({ current, draft }: WizardProgressProps) {
  return (
    <ol className="wizard-progress" aria-label="Pasos para agregar un producto">
      {WIZARD_STEPS.map((step, index) => {
        const choice = choiceOf(step, draft);
        const isCurrent = step === current;
        const isOpen = wizardStep(step, draft) === step;
        const mark = choice === '' || isCurrent ? index + 1 : <Check aria-label="Hecho:" />;
        const content = (
          <>
            <span className="wizard-mark figures">{mark}</span>
            <span className="wizard-label">{choice === '' ? TITLES[step] : choice}</span>
          </>
        );
        return (
          <li
            key={step}
            data-state={isCurrent ? 'current' : isOpen ? 'open' : 'closed'}
            aria-current={isCurrent ? 'step' : undefined}
          >
            {isOpen && !isCurrent ? (
              <PageLink to={`?paso=${step}`}>{content}</PageLink>
            ) : (
              <span>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
