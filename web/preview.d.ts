/** A copy of the home's banners for the desk alone: what two pages share would be fetched by every page of the shop. */
declare module '#web/catalogue/hero.tsx?preview' {
  export { Hero } from '#web/catalogue/hero.tsx';
}

/** A copy for the server alone: browsers fetch the module late. */
declare module '#web/catalogue/beside-results.tsx?server' {
  export { BesideResults } from '#web/catalogue/beside-results.tsx';
}

/** A copy for quotes and the desk: what they share with the product's page would be one more request of that page. */
declare module '#web/financing/plans-table.tsx?copy' {
  export { PlansTable } from '#web/financing/plans-table.tsx';
}

/** A copy of what stands at the head of a list, for the desk alone. */
declare module '#web/catalogue/list-head.tsx?preview' {
  export { ListHead } from '#web/catalogue/list-head.tsx';
}

declare module '#web/catalogue/beside-results.tsx?preview' {
  export { ListText } from '#web/catalogue/beside-results.tsx';
}
