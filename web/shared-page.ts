/** The values of one parameter: a list of them, or a pattern that matches the whole value. */
export type ParameterValues = readonly string[] | RegExp;

/**
 * A page that is rendered once for all visitors of the same address. Its content depends only on the address, the
 * catalogue and the day. If the address has a parameter or a value that is not listed here, the server renders the page
 * for that visitor alone. So a forgotten parameter costs time, but never gives a wrong page.
 */
export type SharedPage = {
  /** The values of each dynamic segment of the path: `id` for `:id` and `:id?`. Values that don't exist must answer 404. */
  readonly path?: Readonly<Record<string, ParameterValues>>;
  /** The dynamic segments that are for people alone: the page is the same whatever they say. */
  readonly unread?: readonly string[];
  /** The parameters that the page or its layouts read, with the values for which it is shared. */
  readonly query?: Readonly<Record<string, ParameterValues>>;
  /**
   * The parameters that a cookie gives when the address has none: the order of products (`seed`, random on a full load:
   * HOME-004) and the page size (`size`).
   */
  readonly variesBy?: readonly ('seed' | 'size')[];
};

/** The `handle` of a visitors' page: how it is shared, or why it is not. */
export type PageHandle =
  | {
      readonly shared: SharedPage;
      /** Whether the page has a search of its own in sight, instead of the header's. */
      readonly hasSearch?: true;
    }
  | {
      readonly notShared: string;
      /** Whether the page is sent without scripts, so that it is whole at once on any phone. */
      readonly hasNoScripts?: true;
    };

export function hasNoScripts(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'hasNoScripts' in handle;
}

export function hasSearch(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'hasSearch' in handle;
}
