/**
 * The name of a photo's button: 'Foto 2: la etiqueta'. A button's name hides the photo's own text from screen readers.
 */
export function withAltText(name: string, altText: string | undefined): string {
  return altText ? `${name}: ${altText}` : name;
}
