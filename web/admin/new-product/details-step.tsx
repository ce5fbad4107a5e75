import { ArrowLeft } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ProblemSummary } from '../product-form/problem-summary.tsx';
import { ProductFormFields } from '../product-form/product-form-fields.tsx';
import { ProductPreview } from './product-preview.tsx';
import type { NewProduct } from './use-new-product.ts';

/** The form beside a preview of the product's card (WIZARD-006). */
export function DetailsStep({ added: { form, isSaving, failure, save, discard } }: { added: NewProduct }) {
  const hasProblems = Object.keys(form.problems).length > 0;
  return (
    <div className="details-step">
      <ProductPreview draft={form.draft} />
      <section className="dashboard-card" aria-label="Datos del producto">
        <ProductFormFields form={form} />
        <footer className="mt-7 flex flex-wrap items-center justify-end gap-3">
          <div className="mr-auto w-full min-w-0">
            {failure !== null && !hasProblems && (
              <p role="alert" className="text-sm text-error">
                {failure}
              </p>
            )}
            <ProblemSummary problems={form.problems} />
          </div>
          <Button variant="quiet" className="mr-auto -ml-3.5" onClick={discard}>
            Descartar
          </Button>
          <ButtonLink to="?paso=tipo" variant="quiet">
            <ArrowLeft aria-hidden="true" /> Volver
          </ButtonLink>
          <Button
            variant="primary"
            size="large"
            className="max-sm:w-full"
            isLoading={isSaving}
            onClick={save}
          >
            Publicar producto
          </Button>
        </footer>
      </section>
    </div>
  );
}
