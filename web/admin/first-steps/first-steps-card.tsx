import './checklist.css';
import { Check, ChevronRight } from 'lucide-react';
import { useStore } from '#web/storefront/store-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { dismissSteps } from './dismissed-steps.ts';
import type { FirstStep } from './first-steps.ts';

type FirstStepsCardProps = { readonly steps: readonly FirstStep[]; readonly onDismiss: () => void };

/** The checklist of a new shop, until all is done or somebody puts it away (STORE-006). */
export function FirstStepsCard({ steps, onDismiss }: FirstStepsCardProps) {
  const store = useStore();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby="primeros-pasos" className="dashboard-card first-steps mb-5">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="primeros-pasos" className="mr-auto text-section">
          {done === 0 ? `${store.name} está lista para coser` : `A ${store.name} le falta poco`}
        </h2>
        <p className="figures text-secondary">{`${done} de ${steps.length} listos`}</p>
      </div>
      <div className="first-steps-thread" aria-hidden="true">
        <i style={{ width: `${(100 * done) / steps.length}%` }} />
      </div>
      <ol>
        {steps.map((step) => (
          <li key={step.title} data-done={step.isDone || undefined}>
            <StepRow step={step} />
          </li>
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to="/" variant="outline" size="small">
          Ver la tienda
        </ButtonLink>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            dismissSteps();
            onDismiss();
          }}
        >
          No mostrar más
        </Button>
      </p>
    </section>
  );
}

function StepRow({ step: { title, text, to, isDone } }: { step: FirstStep }) {
  const content = (
    <>
      <span className="first-step-mark">{isDone && <Check aria-hidden="true" />}</span>
      <span className="min-w-0">
        <b className="font-semibold">{title}</b>
        {isDone && <span className="sr-only">, listo</span>}
        <span className="block text-sm text-secondary">{text}</span>
      </span>
    </>
  );
  if (to === null) return <div className="first-step">{content}</div>;
  return (
    <PageLink to={to} className="first-step">
      {content}
      <ChevronRight aria-hidden="true" />
    </PageLink>
  );
}
