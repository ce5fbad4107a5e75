/** What a notification says, as the browser's worker decrypts it. It names no shopper. */
export type WirePushNews = {
  /** A later notification with the same tag takes this one's place. */
  tag: string;
  title: string;
  text: string;
  /** Where a tap leads, below the shop's address. */
  path: string;
};
