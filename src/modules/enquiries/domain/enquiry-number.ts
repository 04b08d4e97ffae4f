/** How many characters of its id name an enquiry in a mail and on the telephone. */
const LENGTH = 8;

/** The number of an enquiry, as `9F2C-81D0`: the end of its id, which is chance (RFC 9562 §5.7), short enough to be read out. */
export function enquiryNumber(id: string): string {
  const end = id.replaceAll('-', '').slice(-LENGTH).toUpperCase();
  return `${end.slice(0, LENGTH / 2)}-${end.slice(LENGTH / 2)}`;
}
