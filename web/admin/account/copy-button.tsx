import { Copy } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/use-toast.tsx';

type CopyButtonProps = {
  readonly text: string;
  /** The message after copying. */
  readonly copied: string;
};

/** Copies a text. On plain HTTP there is no clipboard, and a message asks to copy by hand. */
export function CopyButton({ text, copied }: CopyButtonProps) {
  const { show } = useToast();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      show({ title: copied, tone: 'success' });
    } catch {
      show({ title: 'No se pudo copiar', text: 'Selecciona el texto y cópialo a mano.', tone: 'error' });
    }
  }

  return (
    <Button variant="outline" onClick={copy}>
      <Copy aria-hidden="true" /> Copiar
    </Button>
  );
}
