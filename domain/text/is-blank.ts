/** Characters that leave no mark on paper: spaces, controls, zero-width and other ignorable ones. */
const INVISIBLE = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether nothing of a text can be seen. `trim` keeps zero-width characters, so a name of them alone would pass. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === '';
}
