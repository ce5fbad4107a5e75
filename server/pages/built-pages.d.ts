/** Does not exist before the build; its type is React Router's own. */
declare module '#build/server/index.js' {
  const build: import('react-router').ServerBuild;
  export = build;
}
