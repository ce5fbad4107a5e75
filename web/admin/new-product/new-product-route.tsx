import './choices.css';
import './wizard.css';
import { useNavigate, useSearchParams } from 'react-router';
import { EMPTY_DRAFT } from '../product-form/product-draft.ts';
import { NEW_PRODUCT, savedDraft } from '../product-form/saved-draft.ts';
import { SectionFrame } from '../shell/section-frame.tsx';
import type { Route } from './+types/new-product-route.ts';
import { SectionStep, SubsectionStep, TypeStep } from './choice-steps.tsx';
import { DetailsStep } from './details-step.tsx';
import { NewProductLoading } from './new-product-loading.tsx';
import { useNewProduct } from './use-new-product.ts';
import { WizardProgress } from './wizard-progress.tsx';
import { type WizardStep, wizardStep } from './wizard-step.ts';

/** The draft that this tab kept. */
export function clientLoader() {
  return savedDraft(NEW_PRODUCT)?.draft ?? EMPTY_DRAFT;
}

clientLoader.hydrate = true as const;

/** The form keeps its state between steps. */
export const shouldRevalidate = () => false;

export const HydrateFallback = NewProductLoading;

export default function NewProductRoute({ loaderData }: Route.ComponentProps) {
  const added = useNewProduct(loaderData);
  const { draft, set } = added.form;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const step = wizardStep(search.get('paso'), draft);
  const goTo = (next: WizardStep) => navigate(`?paso=${next}`);
  return (
    <SectionFrame title="Agregar Producto">
      <WizardProgress current={step} draft={draft} />
      {step === 'seccion' && (
        <SectionStep
          chosen={draft.section}
          onChoose={(section) => {
            if (section !== draft.section) set({ section, subsection: '', type: '' });
            goTo('subseccion');
          }}
        />
      )}
      {step === 'subseccion' && (
        <SubsectionStep
          draft={draft}
          onChoose={(subsection) => {
            if (subsection !== draft.subsection) set({ subsection, type: '' });
            goTo('tipo');
          }}
        />
      )}
      {step === 'tipo' && (
        <TypeStep draft={draft} onChoose={(type) => set({ type })} onContinue={() => goTo('datos')} />
      )}
      {step === 'datos' && <DetailsStep added={added} />}
    </SectionFrame>
  );
}
