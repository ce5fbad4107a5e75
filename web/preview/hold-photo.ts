import type { ShownPhoto } from './previewed-product.tsx';

/** Shows the photo that the browser has, until the page's own larger one has come. */
export function holdPhoto({ url }: ShownPhoto): void {
  const photo = document.querySelector<HTMLImageElement>('main .gallery-photo img');
  if (photo === null || photo.complete) return;
  photo.style.background = `url("${url}") center / cover`;
  photo.addEventListener('load', () => photo.style.removeProperty('background'), { once: true });
}
