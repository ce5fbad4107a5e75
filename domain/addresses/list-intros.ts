import { comparableName } from '../catalogue/comparable-name.ts';
import type { ShopBrand } from '../catalogue/shop-brands.ts';
import { pictureOf } from '../catalogue/subsection-picture.ts';
import { type CategoryNode, type CategoryTree, shownFirstTaxonomy } from '../catalogue/taxonomy.ts';
import { brandPath } from './brand-path.ts';
import { categoryPath } from './category-path.ts';
import type { BrandPage, ListIntro, ListIntros } from './list-intro.ts';

export function categoryIntros(tree: CategoryTree): ListIntros {
  const taxonomy = shownFirstTaxonomy(tree);
  const pathOf = (subsection: string, type: string) => categoryPath({ subsection, type }, taxonomy);
  const sections = tree.map(({ section, picture = null, text }) => {
    const whole = taxonomy.find((branch) => branch.section === section)?.filterType ?? '';
    return [pathOf('all', whole), introOf(text, picture)] as const;
  });
  const subsections = tree.flatMap(({ subsections }) => subsections);
  return said([
    ...sections,
    ...subsections.map((one) => [pathOf(one.name, 'all'), introOf(one.text, pictureOf(one))] as const),
    ...subsections.flatMap(({ name, types }) =>
      types.map((type: CategoryNode) => [pathOf(name, type.name), introOf(type.text, type.picture)] as const),
    ),
  ]);
}

/** A brand without a picture has the photo of its logo. */
export function brandIntros(
  brands: readonly ShopBrand[],
  {
    pages,
    logos,
  }: {
    pages: readonly BrandPage[];
    logos: readonly { readonly name: string; readonly logo: string | null }[];
  },
): ListIntros {
  return said(
    brands.map((brand) => {
      const isOf = ({ name }: { name: string }) => comparableName(name) === comparableName(brand.name);
      const page = pages.find(isOf);
      return [
        brandPath(brand),
        introOf(page?.text, page?.picture ?? logos.find(isOf)?.logo ?? null),
      ] as const;
    }),
  );
}

function introOf(text: string | undefined, picture: string | null): ListIntro {
  return { ...(text && { text }), ...(picture !== null && { picture }) };
}

function said(intros: readonly (readonly [path: string, ListIntro])[]): ListIntros {
  return Object.fromEntries(intros.filter(([, { text, picture }]) => text ?? picture));
}
