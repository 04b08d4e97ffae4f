import { isWellFormedCompany, type NamedCompany } from '#modules/accounts/domain/company-name.ts';
import type { Portal } from '#server/portal.ts';
import { checkByRegister } from './check-by-register.ts';
import { checkInList, readCompanyList } from './company-list.ts';

/** Whether a company may register. */
export type CompanyCheck = (company: NamedCompany) => Promise<boolean> | boolean;

/** The check of the setting COMPANY_CHECK (docs/guide/registration.md): the form alone, none, a list in a file, or a register. */
export function companyCheckOf({ settings, clock, http }: Pick<Portal, 'settings' | 'clock' | 'http'>): CompanyCheck {
  const { companyCheck } = settings;
  if (companyCheck === 'none') return () => true;
  if (companyCheck === 'form') return isWellFormedCompany;
  if (companyCheck.startsWith('list:')) return checkInList(readCompanyList(companyCheck.slice('list:'.length)));
  return checkByRegister({
    address: companyCheck,
    clock,
    warn: (message, error) => http.log.warn({ err: error }, message),
  });
}
