import type { AttachedConfiguration } from './attached-configuration.ts';

/** How long a subject is at most, in characters. */
const LONGEST = 80;

/** What an enquiry is about, in one line: what was asked of a configuration, else how the message begins. */
export function subjectOf(message: string, configuration: AttachedConfiguration | null): string {
  const [first = ''] = [configuration?.asked ?? '', ...message.split('\n')].map((text) => text.trim()).filter(Boolean);
  return [...first].length > LONGEST ? `${[...first].slice(0, LONGEST - 1).join('')}…` : first;
}
