import { CircleAlert } from 'lucide-react';

/** A fault that is read out when it appears. */
export function ImportFault({ text }: { text: string }) {
  return (
    <p role="alert" className="import-fault">
      <CircleAlert aria-hidden="true" className="mt-0.5 shrink-0" />
      <span className="wrap-anywhere">{text}</span>
    </p>
  );
}
