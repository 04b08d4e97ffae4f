/** The name on the page and in the window's title; replaced with the colours in theme/tokens.css for another brand. */
export const BRAND = 'Drivewright';
