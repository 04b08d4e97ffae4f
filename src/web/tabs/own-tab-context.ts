import { createContext } from 'react';

/** The name of the tab a page belongs to; undefined where it has none. */
export const OwnTabContext = createContext<string | undefined>(undefined);
