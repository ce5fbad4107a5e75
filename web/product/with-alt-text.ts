/** The name of a photo's button, which hides the photo's own text from those who hear it: 'Foto 2: la etiqueta'. */
export function withAltText(name: string, altText: string | undefined): string {
  return altText ? `${name}: ${altText}` : name;
}
