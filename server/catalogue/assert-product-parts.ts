import { basename } from 'node:path';
import { formTaxonomy, screenSection, type Taxonomy } from '#domain/catalogue/taxonomy.ts';
import { type OwnColour, spelledColour } from '#domain/look/own-colour.ts';
import { BLANK_PRODUCT } from '#domain/products/blank-product.ts';
import type { Product } from '#domain/products/product.ts';
import type { WireFieldProblem } from '#schemas/problem-answer.ts';
import type { PhotoStore } from '#server/images/photo-store.ts';
import type { Context } from '#server/kernel/context.ts';
import { Refusal } from '#server/kernel/errors.ts';

type Parts = Pick<Product, 'section' | 'subsection' | 'type' | 'colours' | 'photos'>;

type Check = {
  readonly input: Parts;
  /** The stored product, whose own parts are accepted as they are; `null` for a new one. */
  readonly before: Parts | null;
  readonly photos: PhotoStore;
};

/**
 * Accepts what the shop can show: its own photos and those of hosts in the store configuration, the 48 colours and its own, the
 * categories of the product form.
 * @throws Refusal 'invalid-request' · 'photos-unavailable'
 */
export async function assertProductParts({ store, catalogue }: Context, check: Check): Promise<void> {
  const taxonomy = formTaxonomy(catalogue.categories().tree);
  const { imageHosts, look } = store;
  const errors = await productPartProblems({ imageHosts, taxonomy, ownColours: look.colours }, check);
  if (errors.length > 0) throw new Refusal('invalid-request', { errors });
}

type Allowed = {
  readonly imageHosts: readonly string[];
  /** As the product form has it. */
  readonly taxonomy: Taxonomy;
  /** Those beyond the 48. */
  readonly ownColours: readonly OwnColour[];
};

/** What the shop can't show of a product's parts. @throws Refusal 'photos-unavailable' */
export async function productPartProblems(
  { imageHosts, taxonomy, ownColours }: Allowed,
  { input, before, photos }: Check,
): Promise<WireFieldProblem[]> {
  const stored = before ?? BLANK_PRODUCT;
  const errors: WireFieldProblem[] = [...categoryProblems(input, stored, taxonomy)];
  for (const [index, name] of input.colours.entries()) {
    if (stored.colours.includes(name) || spelledColour(name, ownColours) === name) continue;
    errors.push({
      field: `data.items.0.colours.${index}`,
      message: `Colores: ${name} no es uno de los 48 colores${ownColours.length === 0 ? '' : ' ni de los propios'}`,
    });
  }
  for (const [index, url] of input.photos.entries()) {
    const reason = stored.photos.includes(url) ? null : await photoFault(url, photos, imageHosts);
    if (reason !== null)
      errors.push({ field: `data.items.0.photo.${index}`, message: `Fotos: ${url} ${reason}` });
  }
  return errors;
}

function categoryProblems(
  { section, subsection, type }: Parts,
  stored: Parts,
  taxonomy: Taxonomy,
): WireFieldProblem[] {
  if (section === stored.section && subsection === stored.subsection && type === stored.type) return [];
  const branch = taxonomy.find((branch) => branch.section === section);
  const found = branch?.subsections.find(({ name }) => name === subsection);
  if (found === undefined) {
    const message = `Subsección: ${subsection} no es una subsección de ${screenSection(section)}`;
    return [{ field: 'subsection', message }];
  }
  if (found.types.includes(type)) return [];
  return [{ field: 'data.type', message: `Tipo: ${type} no es un tipo de ${subsection}` }];
}

async function photoFault(
  url: string,
  photos: PhotoStore,
  imageHosts: readonly string[],
): Promise<string | null> {
  if (url.startsWith('/images/'))
    return (await photos.read(basename(url))) === null ? 'no es una foto de la tienda' : null;
  return imageHosts.includes(URL.parse(url)?.host ?? '') ? null : 'no es de un sitio de imágenes permitido';
}
