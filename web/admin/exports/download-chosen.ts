import { nullIfUnreachable } from '../null-if-unreachable.ts';
import { saveFile } from './save-file.ts';

/** Saves the file of the chosen rows; they are too many for an address. Resolves to whether it came. */
export async function downloadChosen(
  path: string,
  { ids, ending }: { ids: readonly string[]; ending: string },
): Promise<boolean> {
  const answer = await nullIfUnreachable(() =>
    fetch(`/api${path}.${ending}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids }),
    }),
  );
  if (!answer?.ok) return false;
  const content = await nullIfUnreachable(() => answer.blob());
  if (content === null) return false;
  saveFile(`pedidos-elegidos.${ending}`, content);
  return true;
}
