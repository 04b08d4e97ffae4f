import type { CommonCheck } from '#product/check.ts';

const SEGMENTS = '[a-z0-9]+(?:[-_.][a-z0-9]+)*';
const DOMAIN = '(?:[a-z0-9]+(?:-+[a-z0-9]+)*\\.)+[a-z]{2,}';
/** The longest address mail servers take (RFC 5321 §4.5.3.1.3). */
const LONGEST_ADDRESS = 254;
const ADDRESS = new RegExp(`^${SEGMENTS}@${DOMAIN}$`, 'i');

/** How many addresses the documents of a product are mailed to at most. */
export const MOST_ADDRESSES = 5;

/** The addresses of a comma-separated list, blanks around them dropped. */
export function addressesOf(list: string): readonly string[] {
  return list.trim() === '' ? [] : list.split(',').map((address) => address.trim());
}

/** Whether a list names more addresses than documents are mailed to, each counted once whatever its case. */
export function hasTooManyAddresses(list: string): boolean {
  return new Set(addressesOf(list).map((address) => address.toLowerCase())).size > MOST_ADDRESSES;
}

/** The list without one of its addresses, whatever its case; a list that does not hold it stays as it was typed. */
export function withoutAddress(list: string, address: string): string {
  const [addresses, unwanted] = [addressesOf(list), address.toLowerCase()];
  const left = addresses.filter((one) => one.toLowerCase() !== unwanted);
  return left.length === addresses.length ? list : left.join(',');
}

/**
 * Whether a text is one address or several separated by commas (spec 001 §5). The specification's top-level domain of 2
 * to 4 letters is its message; valid longer ones are accepted (product §9). No address at all is fine.
 */
export function isEmailList(list: string): boolean {
  return addressesOf(list).every((address) => address.length <= LONGEST_ADDRESS && ADDRESS.test(address));
}

/** The e-mail for technical documents must be an address or a list of them (spec 001 §5 'Please check email ...'). */
export const technicalEmail: CommonCheck = ({ texts }) =>
  isEmailList(texts.technicalDocEmail) ? null : { code: 'email-format', field: 'technicalDocEmail' };
