/** Why the portal cannot start, as one sentence for the operator that names the variable to change. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}

/** What a system error says; one of several addresses that all failed speaks for the others. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
