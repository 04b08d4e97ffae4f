import { z } from 'zod';
import { isWellFormedCompany, type NamedCompany } from '#modules/accounts/domain/company-name.ts';
import { CircuitBreaker } from './circuit-breaker.ts';

export interface Register {
  readonly address: string;
  readonly clock: () => Date;
  readonly warn: (message: string, error?: unknown) => void;
}

/** ms */
const DEADLINE = 3_000;
const answer = z.object({ found: z.boolean() });

/** What the register says of a company: `refused`, it will not answer this question; `busy`, none for now. */
type Answer = 'found' | 'unknown' | 'refused' | 'busy';

const ANSWERS: Readonly<Record<number, Answer>> = { 404: 'unknown', 429: 'busy' };

/**
 * A check by a company register over HTTP. While it cannot be asked the form of the name decides, so that nobody is kept out by
 * somebody else's fault; each time that happens is in the log (docs/decisions/0018).
 */
export function checkByRegister({ address, clock, warn }: Register): (company: NamedCompany) => Promise<boolean> {
  const breaker = new CircuitBreaker(clock);
  return async (company) => {
    if (!isWellFormedCompany(company)) return false;
    if (breaker.isOpen()) {
      warn('company register not asked: it failed before; accepted by form');
      return true;
    }
    try {
      return judge(await askRegister(address, company));
    } catch (error) {
      breaker.failed();
      warn('company register out of reach; accepted by form', error);
      return true;
    }
  };

  function judge(answer: Answer): boolean {
    // Asked too often is no fault of the register's, nor of the next person's: it is asked again.
    if (answer !== 'busy') breaker.succeeded();
    if (answer === 'busy') warn('company register asked too often; accepted by form');
    if (answer === 'refused') warn('company register refused the question; not accepted');
    return answer === 'found' || answer === 'busy';
  }
}

async function askRegister(address: string, { name, creditCode }: NamedCompany): Promise<Answer> {
  const url = new URL(address);
  url.searchParams.set('company', name.trim());
  if (creditCode !== undefined) url.searchParams.set('creditCode', creditCode);
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE),
  });
  const { ok, status } = response;
  if (ok) return answer.parse(await response.json()).found ? 'found' : 'unknown';
  // The connection is free again only when the body is gone.
  await response.body?.cancel();
  const told = ANSWERS[status] ?? (status >= 400 && status < 500 ? 'refused' : undefined);
  if (told === undefined) throw new Error(`the register answered ${status}`);
  return told;
}
