/** The LIKE pattern of texts that hold this one; what is a wildcard there is none here. */
export function holding(text: string): string {
  return `%${beginningWith(text)}`;
}

/** The LIKE pattern of texts that begin with this one. */
export function beginningWith(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`;
}
