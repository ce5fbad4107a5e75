/** The last answers about an index, by question. */
export type KnownAnswers<Question, Answer, Write> = Map<Question, KnownAnswer<Answer, Write>>;

type KnownAnswer<Answer, Write> = {
  readonly answer: Answer;
  /** What was written since it was given: the work that a write makes is left to whoever asks next. */
  readonly since: readonly Write[];
};

/** Past this many writes that nobody asked after, working an answer out anew is about as cheap. */
const MOST_WRITES = 16;

type Asked<Question, Answer, Write> = {
  readonly question: Question;
  readonly workOut: () => Answer;
  /** The answer after a write; `null` when it has to be worked out anew. */
  readonly follow: (answer: Answer, write: Write) => Answer | null;
  /** How many answers are kept: those that were asked for last. */
  readonly most: number;
};

/** The answer to a question as it is now. */
export function answerTo<Question, Answer, Write>(
  known: KnownAnswers<Question, Answer, Write>,
  { question, workOut, follow, most }: Asked<Question, Answer, Write>,
): Answer {
  const before = known.get(question);
  const answer = (before && followed(before, follow)) ?? workOut();
  // A map hands its keys out in the order in which they came: the one asked for longest ago first.
  known.delete(question);
  known.set(question, { answer, since: [] });
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
  return answer;
}

/** The answers as they are known after a write; those that nobody asked for in a while are forgotten. */
export function afterWrite<Question, Answer, Write>(
  known: KnownAnswers<Question, Answer, Write>,
  write: Write,
): KnownAnswers<Question, Answer, Write> {
  const kept = [...known].filter(([, { since }]) => since.length < MOST_WRITES);
  return new Map(
    kept.map(([question, { answer, since }]) => [question, { answer, since: [...since, write] }]),
  );
}

function followed<Answer, Write>(
  { answer, since }: KnownAnswer<Answer, Write>,
  follow: (answer: Answer, write: Write) => Answer | null,
): Answer | null {
  let current: Answer | null = answer;
  for (const write of since) {
    if (current === null) break;
    current = follow(current, write);
  }
  return current;
}
