import type { TFunction } from 'i18next';

/** The words of the list: handed to its rows, since asking for them in every cell costs more than the cell itself. */
export type ListWords = TFunction<'cart'>;
