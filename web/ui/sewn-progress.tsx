/** An animated seam with a needle. It is decoration only: name what is loading in words. */
export function SewnProgress() {
  return (
    <span className="sewn-progress" aria-hidden="true">
      <i />
    </span>
  );
}
