/** Draws once for each subject, and keeps the last drawing. One that fails is drawn anew at the next call. */
export function keptDrawing<Subject>(
  draw: (subject: Subject) => Promise<Buffer>,
): (subject: Subject) => Promise<Buffer> {
  let kept: { readonly subject: string; readonly drawing: Promise<Buffer> } | null = null;
  return (subject) => {
    const key = JSON.stringify(subject);
    if (kept?.subject === key) return kept.drawing;
    const drawing = draw(subject);
    const drawn = { subject: key, drawing };
    kept = drawn;
    drawing.catch(() => {
      if (kept === drawn) kept = null;
    });
    return drawing;
  };
}
