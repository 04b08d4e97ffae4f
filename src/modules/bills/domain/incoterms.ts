/** The rules of Incoterms 2020, and which of them are for sea and inland waterway alone. */
export const INCOTERMS = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'] as const;
export type Incoterm = (typeof INCOTERMS)[number];

const AT_SEA: readonly Incoterm[] = ['FAS', 'FOB', 'CFR', 'CIF'];

/** Whether a rule is for sea and inland waterway alone. */
export function isSeaRule(rule: Incoterm): boolean {
  return AT_SEA.includes(rule);
}
