import { Fragment } from 'react';

/** Measures ('× 10 m', '1,6 mm'), words up to a slash, other words, and the spaces between them. */
const PIECES = /(?:× )?\d[\d,.]* (?:mm|cm|m|ml|g|kg)(?!\S)|[^\s/]*\/|[^\s/]+|\s+/g;
const SLASHED_WORD = /\p{L}\/$/u;
const MEASURE = /\d \S/;

/** A longer one may have to break after all. */
const LONGEST_WHOLE = 20;

/** A name whose lines end at spaces and slashes: hyphened words and measures stay in one piece. */
export function WholeWords({ text }: { text: string }) {
  const pieces = text.match(PIECES) ?? [];
  return pieces.map((piece, index) =>
    staysWhole(piece) ? (
      <span key={index} className="inline-block">
        {piece}
      </span>
    ) : (
      <Fragment key={index}>
        {piece}
        {SLASHED_WORD.test(piece) && <wbr />}
      </Fragment>
    ),
  );
}

function staysWhole(piece: string): boolean {
  return MEASURE.test(piece) || (piece.includes('-') && piece.length <= LONGEST_WHOLE);
}
