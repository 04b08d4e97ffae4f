/** The address of what a person has to do. */
export const TODAY_PATH = '/today';
