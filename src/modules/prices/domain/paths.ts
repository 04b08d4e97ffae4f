/** The address of prices in the back office: the lists, and what is agreed with customers. */
export const PRICES_PATH = '/back-office/prices';
