/** A copy of the home's banners for the desk alone: what two pages share would be fetched by every page of the shop. */
declare module '#web/catalogue/hero.tsx?preview' {
  export { Hero } from '#web/catalogue/hero.tsx';
}

/** A copy for the server alone: browsers fetch the module late. */
declare module '#web/catalogue/beside-results.tsx?server' {
  export { BesideResults } from '#web/catalogue/beside-results.tsx';
}
