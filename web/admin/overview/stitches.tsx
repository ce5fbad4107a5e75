const STITCHES = 20;

type StitchesProps = {
  /** The part that is sewn, from 0 to 1; of more than nothing at least one stitch is. */
  readonly share: number;
  /** The class of the thread's colour. */
  readonly thread: string;
};

/** A share in twenty stitches. */
export function Stitches({ share, thread }: StitchesProps) {
  const sewn = share === 0 ? 0 : Math.max(1, Math.round(share * STITCHES));
  const stitches = Array.from({ length: STITCHES }, (_, place) => ({ place, isSewn: place < sewn }));
  return (
    <span className="flex h-2 gap-1" aria-hidden="true">
      {stitches.map(({ place, isSewn }) => (
        <i key={place} className={`flex-1 rounded-[4px] ${isSewn ? thread : 'bg-line'}`} />
      ))}
    </span>
  );
}
