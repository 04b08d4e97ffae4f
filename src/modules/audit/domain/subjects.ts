import { type AuditDetails, valuesIn } from '#kernel/audit-details.ts';
import { isUuid } from '#kernel/ids.ts';

/** What an event names, wherever in it. */
interface Naming {
  readonly object: string;
  readonly onBehalfOf?: string | null;
  readonly details?: AuditDetails;
}

/** Everything an event concerns, once each: its object, the customer it was done for, and every id in its details. */
export function subjectsOf({ object, onBehalfOf, details = {} }: Naming): string[] {
  const ids = valuesIn(details).filter(isUuid);
  const named = onBehalfOf ? [object, onBehalfOf, ...ids] : [object, ...ids];
  return [...new Set(named.map(subjectOf))];
}

/** The one spelling of a subject: ids are the same in capitals. */
export function subjectOf(text: string): string {
  return isUuid(text) ? text.toLowerCase() : text;
}
