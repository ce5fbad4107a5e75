import { screenSection } from '#domain/catalogue/taxonomy.ts';
import type { ProductDraft } from '../product-form/product-draft.ts';

/** The steps in order, with their names in the address (WIZARD-001). */
export const WIZARD_STEPS = ['seccion', 'subseccion', 'tipo', 'datos'] as const;

export type WizardStep = (typeof WIZARD_STEPS)[number];

type Category = Pick<ProductDraft, 'section' | 'subsection' | 'type'>;

/** The step in the address, but never beyond the first step without a choice. */
export function wizardStep(asked: string | null, chosen: Category): WizardStep {
  const furthest = furthestStep(chosen);
  const wanted = WIZARD_STEPS.find((step) => step === asked) ?? furthest;
  return WIZARD_STEPS.indexOf(wanted) > WIZARD_STEPS.indexOf(furthest) ? furthest : wanted;
}

function furthestStep({ section, subsection, type }: Category): WizardStep {
  if (section === '') return 'seccion';
  if (subsection === '') return 'subseccion';
  return type === '' ? 'tipo' : 'datos';
}

/** The choice of a step as screens write it, or ''. */
export function choiceOf(step: WizardStep, { section, subsection, type }: Category): string {
  const choices = {
    seccion: section === '' ? '' : screenSection(section),
    subseccion: subsection,
    tipo: type,
    datos: '',
  };
  return choices[step];
}
