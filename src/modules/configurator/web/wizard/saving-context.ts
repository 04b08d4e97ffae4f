import { createContext, useContext } from 'react';
import type { Saving } from './use-save.ts';

/** The saving of what is configured, for the parts of the wizard that offer it. */
export const SavingContext = createContext<Saving | null>(null);

/** How the wizard around a component saves. */
export function useSaving(): Saving {
  const saving = useContext(SavingContext);
  if (saving === null) throw new Error('This component belongs into the wizard');
  return saving;
}
