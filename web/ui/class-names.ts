/** Joins class names, leaving out what is absent: `classNames('chip', isOn && 'chip-on')`. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
