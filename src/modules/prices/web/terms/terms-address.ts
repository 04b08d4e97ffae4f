/** The address of the customers as it is, with one of them open; the search and the filter stay for the way back. */
export function searchOfCustomer(params: URLSearchParams, id: string): string {
  const next = new URLSearchParams(params);
  next.set('view', 'customers');
  next.set('customer', id);
  return `?${next}`;
}

/** The way back: the customers as they were narrowed. */
export function searchOfCustomers(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  next.set('view', 'customers');
  next.delete('customer');
  return `?${next}`;
}
