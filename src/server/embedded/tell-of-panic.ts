import type { PGlite } from '@electric-sql/pglite';

/** As PostgreSQL names its last words, among the fields of an error; no value it sends holds the zero byte. */
const PANIC = Buffer.from('VPANIC\0');

/**
 * Tells of the moment from which an embedded database is of no more use: it panicked, as when its log cannot be written,
 * or its program broke. A further query would never end, so whoever is told must end the thread.
 */
export function tellOfPanic(db: PGlite, tell: (reason: string) => void): void {
  const ask = db.execProtocolRawStream.bind(db);
  db.execProtocolRawStream = async (message, options) => {
    let lastWords: string | undefined;
    const onRawData = (data: Uint8Array) => {
      lastWords ??= lastWordsIn(data);
      options.onRawData(data);
    };
    await ask(message, { ...options, onRawData }).catch((error: unknown) => tell(String(error)));
    if (lastWords !== undefined) tell(lastWords);
  };
}

/** The message of a panic in an answer of PostgreSQL. */
function lastWordsIn(data: Uint8Array): string | undefined {
  const answer = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const at = answer.indexOf(PANIC);
  if (at === -1) return undefined;
  const text = answer.indexOf('\0M', at) + 2;
  return answer.toString('utf8', text, answer.indexOf('\0', text));
}
