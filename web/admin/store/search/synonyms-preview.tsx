import type { Settings } from '#schemas/store/area-schemas.ts';

/** What each group does for those who search. */
export function SynonymsPreview({ fields: { synonyms } }: { fields: Settings['search'] }) {
  const groups = synonyms.map((words) => words.map((word) => word.trim()).filter(Boolean));
  const whole = groups.filter((words) => words.length >= 2);
  if (whole.length === 0) return <p className="p-5 text-secondary">Todavía no hay sinónimos.</p>;
  return (
    <dl className="grid gap-4 p-5">
      {whole.map((words) => (
        <div key={words.join()} className="wrap-anywhere">
          <dt className="font-semibold">Quien busca «{words[0]}»</dt>
          <dd className="text-secondary">encuentra también {words.slice(1).map(quoted).join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}

const quoted = (word: string) => `«${word}»`;
