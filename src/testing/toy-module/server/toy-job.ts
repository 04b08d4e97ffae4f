import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '#server/failures.ts';
import type { JobKind } from '#server/stored-jobs/job-kind.ts';
import { toyLoans } from './toy-tables.ts';

/** What a test wants counted. */
export interface ToyCount {
  readonly to: number;
  readonly atATime: number;
  /** How long a slice takes, ms. */
  readonly takes?: number;
  /** At which number it fails: as a refusal, or as a bug. */
  readonly refusesAt?: number;
  readonly breaksAt?: number;
}

/** Counts toys, each a row of its own that is written once, and makes a list of them. */
export const TOY_COUNT: JobKind<ToyCount, { readonly next: number }> = {
  name: 'toy.count',
  words: { 'zh-cn': '清点玩具', en: 'Counting toys' },
  access: 'toys.lend',
  fileOf: () => ({ name: 'toys 玩具.csv', type: 'text/csv' }),
  async slice({ id, input, cursor = { next: 1 } }, { actor, scope, portal, now, gone }) {
    if (input.takes !== undefined) await wait(input.takes, undefined, { signal: gone });
    const last = Math.min(input.to, cursor.next + input.atATime - 1);
    if (input.refusesAt !== undefined && last >= input.refusesAt) throw new Failure('toy.not-lent');
    const numbers = Array.from({ length: last - cursor.next + 1 }, (_, at) => cursor.next + at);
    return {
      cursor: { next: last + 1 },
      done: last,
      total: input.to,
      isLast: last === input.to,
      async write(tx, out) {
        await out.add(Buffer.from(numbers.map((number) => `${number}\n`).join('')));
        const whose = { organisationId: scope.writable.at(-1) ?? '', actorId: actor.id };
        for (const number of numbers) {
          if (number === input.breaksAt) throw new Error('the toy broke');
          const toy = { id: portal.newId(), toy: `${id} ${number}`, state: 'lent' as const, version: 1 };
          await tx.insert(toyLoans).values({ ...toy, ...whose, createdAt: now });
        }
      },
    };
  },
};
