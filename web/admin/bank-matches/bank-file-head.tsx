import { FileSpreadsheet } from 'lucide-react';
import { formatDay } from '#domain/text/format-date.ts';
import type { WireBankMatches } from '#schemas/bank-match-answers.ts';
import { Button } from '#web/ui/button.tsx';

type BankFileHeadProps = {
  readonly file: NonNullable<WireBankMatches['file']>;
  readonly onOther: () => void;
};

/** Which file is on the screen, and the way to another one. */
export function BankFileHead({ file: { name, bank, firstDay, lastDay }, onOther }: BankFileHeadProps) {
  const days =
    firstDay === lastDay ? formatDay(firstDay) : `del ${formatDay(firstDay)} al ${formatDay(lastDay)}`;
  return (
    <div className="bank-file">
      <FileSpreadsheet aria-hidden="true" />
      <p>
        <b>{name}</b>
        <small>{bank === '' ? days : `${bank} · ${days}`}</small>
      </p>
      <Button variant="quiet" size="small" onClick={onOther}>
        Otro archivo
      </Button>
    </div>
  );
}
