/** How many rows one bulk entry takes. */
export const MAX_ROWS = 2000;
/** How many bulk entries an organisation makes within an hour. */
export const MAX_PER_HOUR = 10;
/** How many characters may be pasted: 2,000 codes with all they may say, and more. */
export const MAX_PASTED = 240_000;
/** Bytes of a file that can be a list. */
export const MAX_FILE = 5_000_000;
/** Of a cell that is longer nobody wants more to be read: it is no type code. */
export const MAX_CODE = 500;
