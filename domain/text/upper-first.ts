/** 'falta el color' as the begin of a sentence: 'Falta el color'. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
