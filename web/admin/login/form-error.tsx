import { TriangleAlert } from 'lucide-react';

/** The server's refusal; `null` shows nothing. */
export function FormError({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p role="alert" className="flex items-start gap-1.5 text-sm text-error">
      <TriangleAlert aria-hidden="true" className="size-5!" /> {text}
    </p>
  );
}
