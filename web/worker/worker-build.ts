/** What the worker knows of the build that it belongs to. */
export type WorkerBuild = {
  /** React Router's name of the build, which its server also sends with every page. */
  readonly version: string;
  /** Paths of scripts, styles and fonts; their names change with their content. */
  readonly files: readonly string[];
  /** Paths of pages that can be kept before anyone visits them. */
  readonly pages: readonly string[];
  /** The pages' routes, as `/__manifest` answers them. */
  readonly routes: Readonly<
    Record<string, object & { id: string; path?: string | undefined; index?: boolean | undefined }>
  >;
};
