/** The built pages, which don't exist before the build. Their type is React Router's own. */
declare module '#build/server/index.js' {
  const build: import('react-router').ServerBuild;
  export = build;
}
