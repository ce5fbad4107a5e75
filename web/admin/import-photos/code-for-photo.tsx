import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

type CodeForPhotoProps = {
  /** The photo's file. */
  readonly name: string;
  /** @returns why the photo has no product still, or `null` */
  readonly onPlace: (code: string) => Promise<string | null>;
};

/** Gives a photo its product by hand: a phone names its files 'IMG_2041.jpg'. */
export function CodeForPhoto({ name, onPlace }: CodeForPhotoProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const noteId = useId();
  return (
    <form
      className="photo-code"
      onSubmit={async (event) => {
        event.preventDefault();
        if (code.trim() === '') return;
        setIsAsking(true);
        const fault = await onPlace(code.trim());
        setIsAsking(false);
        setProblem(fault);
      }}
    >
      <input
        className="input figures"
        aria-label={`Código del producto de ${name}`}
        aria-invalid={problem !== null || undefined}
        aria-describedby={noteId}
        placeholder="Código del producto"
        autoComplete="off"
        maxLength={40}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button
        type="submit"
        variant="outline"
        size="small"
        isLoading={isAsking}
        aria-label={`Poner ${name} en ese producto`}
      >
        Poner
      </Button>
      <p id={noteId} role="alert" className="text-sm text-error empty:hidden">
        {problem}
      </p>
    </form>
  );
}
