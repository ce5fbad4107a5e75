import { areaFieldId } from './area-definition.ts';

/** Moves the focus to the input of a path, or to the nearest one around it. Waits until its message is shown. */
export function focusAreaField(path: string): void {
  setTimeout(() => {
    for (let way = path; way !== ''; way = way.slice(0, Math.max(0, way.lastIndexOf('.')))) {
      const field = document.getElementById(areaFieldId(way));
      if (field !== null) return field.focus();
    }
  });
}
