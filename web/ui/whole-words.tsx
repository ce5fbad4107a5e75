import { Fragment } from 'react';

/** Measures ('× 10 m', '1,6 mm'), words up to a slash, other words, and the spaces between them. */
const PIECES = /(?:× )?\d[\d,.]* (?:mm|cm|m|ml|g|kg)(?!\S)|[^\s/]*\/|[^\s/]+|\s+/g;
const SLASHED_WORD = /\p{L}\/$/u;
const MEASURE = /\d \S/;

/** Longer hyphenated words may break. */
const MAX_WHOLE_LENGTH = 20;

/** A name whose lines break at spaces and slashes only. Hyphenated words and measures stay whole. */
export function WholeWords({ text }: { text: string }) {
  return runsOf(text).map((run, index) => {
    if (run.isWhole) {
      return (
        <span key={index} className="inline-block">
          {run.text}
        </span>
      );
    }
    if (!SLASHED_WORD.test(run.text)) return run.text;
    return (
      <Fragment key={index}>
        {run.text}
        <wbr />
      </Fragment>
    );
  });
}

type Run = { readonly text: string; readonly isWhole: boolean };

/** Pieces that need no element are joined, because a page shows many names and each run costs a DOM node. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const piece of text.match(PIECES) ?? []) {
    const isWhole = staysWhole(piece);
    const before = runs.at(-1);
    if (before === undefined || before.isWhole || isWhole || SLASHED_WORD.test(before.text)) {
      runs.push({ text: piece, isWhole });
    } else {
      runs[runs.length - 1] = { text: before.text + piece, isWhole };
    }
  }
  return runs;
}

function staysWhole(piece: string): boolean {
  return MEASURE.test(piece) || (piece.includes('-') && piece.length <= MAX_WHOLE_LENGTH);
}
