import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

type RowArrowsProps = {
  previous: () => void;
  next: () => void;
  previousLabel: string;
  nextLabel: string;
};

/** The two arrows at the end of a row's title. */
export function RowArrows({ previous, next, previousLabel, nextLabel }: RowArrowsProps) {
  return (
    <>
      <IconButton label={previousLabel} look="bordered" onClick={previous}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton label={nextLabel} look="bordered" onClick={next}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </>
  );
}
