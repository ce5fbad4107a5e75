import { deskPath } from '#domain/addresses/desk-path.ts';
import './categories.css';
import { ArrowLeft, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WireCategories } from '#schemas/category-answers.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SectionFailure } from '../list/section-failure.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';
import type { Route } from './+types/categories-route.ts';
import { fetchCategories } from './categories-api.ts';
import { SectionTree } from './section-tree.tsx';
import { type CategoryTree, useCategoryTree } from './use-category-tree.ts';

export const clientLoader = () => fetchCategories();

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <CategoriesFrame>
      <Skeleton className="h-120" />
    </CategoriesFrame>
  );
}

/** 'Categorías': the tree of the shop, which products and links follow (STORE-004). */
export default function CategoriesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <CategoriesFrame>
      {loaderData === null ? (
        <SectionFailure text="No se pudieron cargar las categorías." />
      ) : (
        <Categories loaded={loaderData} />
      )}
    </CategoriesFrame>
  );
}

function Categories({ loaded }: { loaded: WireCategories }) {
  const tree = useCategoryTree(loaded);
  return (
    <div className="category-screen">
      <p className="mb-4 max-w-[46em] text-secondary">
        Los productos siguen a su categoría, y los enlaces con un nombre viejo llevan al nuevo. Con las
        flechas recorres la lista, con Enter cambias un nombre, y desde los puntos de la izquierda lo mueves.
      </p>
      <News tree={tree} />
      <div className="category-sections" aria-busy={tree.isSaving}>
        {tree.tree.map((branch) => (
          <SectionTree key={branch.section} branch={branch} tree={tree} />
        ))}
      </div>
    </div>
  );
}

/** What was done, with its undo, or why it was not. */
function News({ tree: { news, fault, isSaving, change } }: { tree: CategoryTree }) {
  const undo = news?.undo ?? null;
  return (
    <div className="category-news" data-empty={news === null && fault === null}>
      <p role="status">{fault === null && news?.text}</p>
      {fault !== null && (
        <p role="alert" className="text-error">
          {fault}
        </p>
      )}
      {fault === null && undo !== null && (
        <Button variant="outline" size="small" disabled={isSaving} onClick={() => change(undo)}>
          <Undo2 aria-hidden="true" /> Deshacer
        </Button>
      )}
    </div>
  );
}

function CategoriesFrame({ children }: { children: ReactNode }) {
  return (
    <SectionFrame title="Categorías">
      <PageLink to={deskPath('store')} className="category-back">
        <ArrowLeft aria-hidden="true" /> Mi tienda
      </PageLink>
      {children}
    </SectionFrame>
  );
}
