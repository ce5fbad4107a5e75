import type { ProductDraft } from '../product-form/product-draft.ts';
import { StepProgress } from '../steps/step-progress.tsx';
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
  const steps = WIZARD_STEPS.map((step) => {
    const choice = choiceOf(step, draft);
    return {
      label: choice === '' ? TITLES[step] : choice,
      to: wizardStep(step, draft) === step ? `?paso=${step}` : null,
      isCurrent: step === current,
      isDone: choice !== '',
    };
  });
  return <StepProgress label="Pasos para agregar un producto" steps={steps} />;
}
