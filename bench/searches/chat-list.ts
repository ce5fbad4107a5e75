/** A line of a list as somebody sends it in a chat. */
export type ChatLine = {
  readonly text: string;
  /** What it asks for, as in a `SearchCase`; `null` for a greeting, '' for a thing that the shop doesn't have. */
  readonly wanted: string | null;
  /** Pieces; of what is measured, smallest parts. */
  readonly units: number;
};

export type ChatList = readonly ChatLine[];
