import type { BillBody } from './bill-body.ts';
import { checkAmounts } from './checks/check-amounts.ts';
import { checkCredit } from './checks/check-credit.ts';
import { checkLines } from './checks/check-lines.ts';
import { checkPackages } from './checks/check-packages.ts';
import { checkPair } from './checks/check-pair.ts';
import { checkPaper } from './checks/check-paper.ts';
import { checkSerials } from './checks/check-serials.ts';
import { checkTerms } from './checks/check-terms.ts';
import type { Finding } from './checks/finding.ts';
import type { BillKnown, Check } from './checks/knowledge.ts';

const CHECKS: readonly Check[] = [
  checkPaper,
  checkLines,
  checkPackages,
  checkSerials,
  checkTerms,
  checkCredit,
  checkPair,
  checkAmounts,
];

/** All that is wrong or unusual with a paper (commerce §8), errors first: with an error it is not issued. */
export function checkBill(body: BillBody, known: BillKnown): readonly Finding[] {
  const found = CHECKS.flatMap((check) => check(body, known));
  return [...found.filter(({ level }) => level === 'error'), ...found.filter(({ level }) => level === 'warning')];
}

/** How many errors there are among findings. */
export function errorsIn(findings: readonly Finding[]): number {
  return findings.filter(({ level }) => level === 'error').length;
}
