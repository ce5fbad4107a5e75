/** A line that is being sewn, with the needle at its head. Decoration: say in words what is loading. */
export function SewnProgress() {
  return (
    <span className="sewn-progress" aria-hidden="true">
      <i />
    </span>
  );
}
