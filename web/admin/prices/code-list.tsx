import { formatWholeNumber } from '#web/format.ts';
import { ScrollList } from './scroll-list.tsx';

const CODES_SHOWN = 100;

/** The first hundred codes, and how many more there are. */
export function CodeList({ label, codes }: { label: string; codes: readonly string[] }) {
  const others = codes.length - CODES_SHOWN;
  return (
    <ScrollList label={label}>
      {codes.slice(0, CODES_SHOWN).map((code, index) => (
        <li key={index} className="figures py-1.5">
          {code}
        </li>
      ))}
      {others > 0 && <li className="py-1.5">y {formatWholeNumber(others)} más</li>}
    </ScrollList>
  );
}
