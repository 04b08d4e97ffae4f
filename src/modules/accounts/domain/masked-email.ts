/**
 * An address as far as a log may record it: its first sign and its domain tell a correction from a takeover, and say no more of a person
 * whose data are erased later.
 */
export function maskedEmail(email: string | null): string {
  if (email === null) return '';
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
