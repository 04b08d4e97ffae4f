import { z } from 'zod';
import { isWellFormedCompany, type NamedCompany } from '#modules/accounts/domain/company-name.ts';
import { CircuitBreaker } from './circuit-breaker.ts';

export interface Register {
  readonly address: string;
  readonly clock: () => Date;
  readonly warn: (message: string, error?: unknown) => void;
}

/** ms */
const PATIENCE = 3_000;
const answer = z.object({ found: z.boolean() });

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
      const found = await askRegister(address, company);
      breaker.succeeded();
      return found;
    } catch (error) {
      breaker.failed();
      warn('company register out of reach; accepted by form', error);
      return true;
    }
  };
}

async function askRegister(address: string, { name, creditCode }: NamedCompany): Promise<boolean> {
  const url = new URL(address);
  url.searchParams.set('company', name.trim());
  if (creditCode !== undefined) url.searchParams.set('creditCode', creditCode);
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!response.ok) throw new Error(`the register answered ${response.status}`);
  return answer.parse(await response.json()).found;
}
