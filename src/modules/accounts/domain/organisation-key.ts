import { CHINA } from './registration.ts';

/**
 * What tells an organisation apart in the database: its unified social credit code, or elsewhere its register number under its
 * country, since two countries give the same number to two companies. Null where the form names none.
 */
export function organisationKey({ creditCode, country }: { creditCode: string; country: string }): string | null {
  const code = creditCode.trim().toUpperCase();
  if (code === '') return null;
  return country === CHINA ? code : `${country} ${code}`;
}
