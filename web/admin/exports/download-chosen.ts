import { nullIfUnreachable } from '../null-if-unreachable.ts';

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
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = `pedidos-elegidos.${ending}`;
  link.click();
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}
