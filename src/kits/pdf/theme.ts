/** Paper uses the portal's colours; only the primary one is the brand's to change. */
export const COLOURS = {
  ink: '#1b2733',
  soft: '#5b6b78',
  primary: '#0b5f73',
  amber: '#b3640a',
  green: '#1e7b4f',
  red: '#b42318',
  ground: '#f5f7f8',
  line: '#dde3e7',
  white: '#ffffff',
} as const;

/** A4 portrait in points (1/72 inch). The top and bottom margins hold the running header and footer. */
export const PAGE = { width: 595.28, height: 841.89, side: 48, top: 74, bottom: 62 } as const;

/** Font sizes in points. */
export const SIZES = { display: 22, title: 15, heading: 10.5, body: 9, second: 7, caption: 7.5 } as const;

/** Distance of baselines as a multiple of the font size; Chinese needs more air than Latin. */
export const LEADING = 1.45;
