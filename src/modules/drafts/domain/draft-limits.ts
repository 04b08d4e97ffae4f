/** How many drafts a person keeps for one customer: each product line and sample has one, each saved line that is edited. */
export const MOST_DRAFTS = 50;

/** How long the name of a draft may be, characters. */
export const MOST_OF_A_NAME = 200;
