import { Button } from '#web/ui/button.tsx';
import { PriceHistory } from '../price-history/price-history.tsx';
import { CategoryFields } from '../product-form/category-fields.tsx';
import { ProblemSummary } from '../product-form/problem-summary.tsx';
import { ProductFormFields } from '../product-form/product-form-fields.tsx';
import type { ProductEdit } from './use-product-edit.ts';

type EditFormProps = {
  readonly productId: string;
  readonly edit: ProductEdit;
  readonly onClose: () => void;
};

export function EditForm({ productId, edit, onClose }: EditFormProps) {
  const { form, failure, isDirty, isSaving, save } = edit;
  const hasProblems = Object.keys(form.problems).length > 0;
  return (
    <>
      <div className="product-dialog-body">
        <ProductFormFields form={form}>
          <CategoryFields form={form} />
        </ProductFormFields>
        <PriceHistory productId={productId} />
      </div>
      <div className="product-dialog-foot">
        <div className="product-dialog-note">
          {failure !== null && (
            <p role="alert" className="text-sm text-error">
              Error al actualizar el producto. {!hasProblems && failure}
            </p>
          )}
          <ProblemSummary problems={form.problems} />
          {isDirty && failure === null && !hasProblems && (
            <p className="text-sm text-muted">Hay cambios sin guardar.</p>
          )}
        </div>
        <Button variant="outline" onClick={onClose}>
          Cancelar
        </Button>
        <Button variant="primary" isLoading={isSaving} onClick={save}>
          Guardar cambios
        </Button>
      </div>
    </>
  );
}
