import { draftRoutes } from '#modules/drafts/contract.ts';
import type { TestSession } from '#testing/sign-in.ts';

/** Discards what earlier journeys of the same account have not saved: each begins with an empty form. */
export async function forgetDrafts(portal: string, { token }: Pick<TestSession, 'token'>): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${portal}/api${draftRoutes.list.path}`, { headers });
  // An administrator keeps none.
  const { result } = await answer.json();
  for (const { key } of result ?? [])
    await fetch(`${portal}/api${draftRoutes.discard.path.replace(':key', encodeURIComponent(key))}`, {
      method: 'DELETE',
      headers,
    });
}
