/**
 * Parameters that advertisements, mail campaigns and social networks add to links. No page reads them, so they are
 * removed from addresses: these visitors then share one page instead of having one rendered for each.
 */
export const TRACKING_PARAMETERS: ReadonlySet<string> = new Set([
  // Campaigns
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  // Facebook, Instagram
  'fbclid',
  'igsh',
  'igshid',
  // Google: advertisements, Analytics across domains, Merchant Center
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'gad_source',
  'gad_campaignid',
  '_gl',
  'srsltid',
  // Microsoft, TikTok, Pinterest, X
  'msclkid',
  'ttclid',
  'epik',
  'twclid',
  // Mailchimp
  'mc_cid',
  'mc_eid',
]);
