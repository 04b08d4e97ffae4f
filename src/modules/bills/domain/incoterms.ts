/** The rules of Incoterms 2020, and which of them are for sea and inland waterway alone. */
export const INCOTERMS = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'] as const;
export type Incoterm = (typeof INCOTERMS)[number];

const AT_SEA: readonly Incoterm[] = ['FAS', 'FOB', 'CFR', 'CIF'];

/** What a seller pays for on the way by a rule, which an invoice then states beside the goods: customs value them without it. */
const PAID_BY_SELLER: Readonly<Partial<Record<Incoterm, readonly ('freight' | 'insurance')[]>>> = {
  CPT: ['freight'],
  CFR: ['freight'],
  CIP: ['freight', 'insurance'],
  CIF: ['freight', 'insurance'],
};

/** The charges an invoice states separately by a rule: freight by CPT and CFR, and insurance beside it by CIP and CIF. */
export function statedCharges(rule: Incoterm | null): readonly ('freight' | 'insurance')[] {
  return rule === null ? [] : (PAID_BY_SELLER[rule] ?? []);
}

/** Whether a rule is for sea and inland waterway alone. */
export function isSeaRule(rule: Incoterm): boolean {
  return AT_SEA.includes(rule);
}
