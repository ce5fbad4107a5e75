import { useParams } from 'react-router';
import { categoryPath } from '#domain/addresses/category-path.ts';
import { useCategories } from '#web/storefront/store-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Field } from '#web/ui/field.tsx';
import { PageForm } from '#web/ui/page-form.tsx';

/** The ways on from a product that is gone: a search that begins with its name, and the sections. */
export function Elsewhere() {
  const { name = '' } = useParams();
  const { taxonomy } = useCategories();
  return (
    <div className="mx-auto grid max-w-[560px] gap-4 pb-10">
      <PageForm action="/" role="search" className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field
            label="Busca algo parecido"
            name="q"
            type="search"
            maxLength={200}
            defaultValue={name.replaceAll('-', ' ')}
          />
        </div>
        <Button type="submit" variant="primary">
          Buscar
        </Button>
      </PageForm>
      <nav aria-label="Secciones" className="flex flex-wrap justify-center gap-2.5">
        {taxonomy.map(({ label, filterType }) => (
          <ButtonLink
            key={label}
            to={categoryPath({ type: filterType, subsection: 'all' }, taxonomy)}
            variant="outline"
          >
            {label}
          </ButtonLink>
        ))}
      </nav>
    </div>
  );
}
