/** The values of one parameter: a list of them, or a pattern that matches the whole value. */
export type ParameterValues = readonly string[] | RegExp;

/**
 * A page that is rendered once for all visitors who ask for the same. It shows the same for the same address, beside what
 * it reads of the catalogue and of the day. The server renders it for one visitor alone, with the whole address, when the
 * address has a parameter or a value that is not named here: forgetting one costs time, never a wrong page.
 */
export type SharedPage = {
  /** The values of each dynamic segment of the path: `id` for `:id`. What does not exist has to answer 404. */
  readonly path?: Readonly<Record<string, ParameterValues>>;
  /** The parameters that the page or a layout around it reads, and the values to share it for. */
  readonly query?: Readonly<Record<string, ParameterValues>>;
  /**
   * What a cookie decides where the address names none: the order of products (`seed`, drawn on a full load: HOME-004),
   * how many products a page has (`size`).
   */
  readonly variesBy?: readonly ('seed' | 'size')[];
};

/** What the route of a visitors' page exports as `handle`: how its page is shared, or why it is not. */
export type PageHandle = { readonly shared: SharedPage } | { readonly notShared: string };
