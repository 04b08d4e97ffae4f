/** Who saves, and for whom. */
export interface Saver {
  readonly isCustomerManager: boolean;
  /** The customer the manager acts for; null if none is selected. */
  readonly customerId: string | null;
}

/** A customer manager must have selected a customer ('Please select a customer!', spec 001 §5). */
export function customerFinding({ isCustomerManager, customerId }: Saver): 'customer-missing' | null {
  return isCustomerManager && (customerId === null || customerId.trim() === '') ? 'customer-missing' : null;
}
