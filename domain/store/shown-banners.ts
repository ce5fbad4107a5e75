type Dated = { readonly from: string; readonly to: string };

/** The banners of a day ('YYYY-MM-DD'), in order; the first and the last day of each are among its days (STORE-002). */
export function shownBanners<Banner extends Dated>(banners: readonly Banner[], day: string): Banner[] {
  return banners.filter(({ from, to }) => (from === '' || from <= day) && (to === '' || day <= to));
}
