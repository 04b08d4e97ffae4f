/** A file that is fetched once, when it is first wanted; it is asked for again after it could not be had. */
export function fetchedOnce<T>(address: string, read: (content: unknown) => T): () => Promise<T> {
  let fetched: Promise<T> | undefined;
  return () => {
    fetched ??= fetchJson(address)
      .then(read)
      .catch((error: unknown) => {
        fetched = undefined;
        throw error;
      });
    return fetched;
  };
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} could not be had: ${answer.status}`);
  return answer.json();
}
