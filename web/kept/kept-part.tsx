import { type ComponentType, createContext, createElement, type ReactNode, use } from 'react';
import { CartContext } from '#web/cart/use-cart.ts';
import { KEPT_PART, type PageParts } from '#web/context.ts';
import { StoreContext, type StoreOfPage } from '#web/storefront/store-context.tsx';

const PartsContext = createContext<PageParts | null>(null);

export function PartsProvider({ parts, children }: { parts: PageParts | null; children: ReactNode }) {
  return <PartsContext value={parts}>{children}</PartsContext>;
}

/**
 * A component whose HTML the server keeps and uses again (docs/adr/0029). It may depend on its props, the store's frame and
 * whether there is a cart. It must not use `useId`, whose ids differ between pages, nor show a picture that is fetched
 * with the page, which React also names in the head, nor a script or link of its own. A browser gets the component itself.
 * @param dependsOn a hook: what else it depends on, in place of its props. `null` for what can't be kept.
 */
export function keptPart<Props extends object>(
  Part: ComponentType<Props>,
  dependsOn: (props: Props) => readonly unknown[] | null = Object.values,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return Part;
  return function KeptPart(props: Props) {
    const parts = use(PartsContext);
    const page = use(StoreContext);
    const hasCart = use(CartContext) !== null;
    const own = dependsOn(props);
    if (parts === null || page === null || own === null) return <Part {...props} />;
    const { place, isKnown } = parts.mark([Part, hasCart, ...frameOf(page), ...own]);
    if (isKnown) return createElement(KEPT_PART, { place });
    // A part inside is part of it.
    const content = (
      <PartsContext value={null}>
        <Part {...props} />
      </PartsContext>
    );
    return createElement(KEPT_PART, { place }, content);
  };
}

/** What every part may read of its page. */
function frameOf({ store, categories, isAdministrator, publicUrl, year }: StoreOfPage): readonly unknown[] {
  return [store, categories, isAdministrator, publicUrl, year];
}
