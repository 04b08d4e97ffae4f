/** Of pages and answers whose address is the key to what they show: nobody lists them, keeps them, or learns where somebody came from. */
export const UNLISTED_HEADERS = {
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
} as const;
