import { SALES_SERVICE_DEPARTMENT } from '#modules/accounts/domain/departments.ts';

/** Who saves, and for whom. */
export interface Saver {
  /** What kind of account the saver has, such as `Sales` or `Customer-lv2` (spec 000 §3); undefined or empty for none. */
  readonly userAttribute: string | undefined;
  readonly userDepartment?: string | undefined;
  /** The customer the saver acts for; undefined if none is selected. */
  readonly customerId: string | undefined;
}

/**
 * A customer manager must have selected a customer before something new is saved ('Please select a customer!', spec 001 §5).
 * Managers are the provider's people: whoever has an attribute that is no customer's (spec 000 §6), or a customer's in the
 * sales service department. The server asks the same of their role.
 */
export function customerFinding({ customerId, ...saver }: Saver): 'customer-missing' | null {
  return isManager(saver) && (customerId ?? '').trim() === '' ? 'customer-missing' : null;
}

function isManager({ userAttribute = '', userDepartment }: Omit<Saver, 'customerId'>): boolean {
  if (userAttribute === 'Customer-lv1' && userDepartment === SALES_SERVICE_DEPARTMENT) return true;
  return userAttribute !== '' && !userAttribute.startsWith('Customer-') && userAttribute !== 'Admin';
}
