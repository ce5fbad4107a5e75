import { Copy } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import type { ButtonLook } from '#web/ui/button-class.ts';
import { useToast } from '#web/ui/use-toast.tsx';

type CopyButtonProps = Pick<ButtonLook, 'size'> & {
  readonly text: string;
  /** What it copies, where there are several. */
  readonly label?: string;
  /** The message after copying. */
  readonly copied: string;
};

/** Copies a text. On plain HTTP there is no clipboard, and a message asks to copy by hand. */
export function CopyButton({ text, label, copied, size }: CopyButtonProps) {
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
    <Button variant="outline" size={size} aria-label={label} onClick={copy}>
      <Copy aria-hidden="true" /> Copiar
    </Button>
  );
}
