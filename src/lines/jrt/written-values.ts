import type { WrittenValues } from '#product/written-values.ts';

/** What the specification writes out where the wire carries a code (spec 001 §3, §9; ADR 7). */
export const JRT_WRITTEN_VALUES: WrittenValues = {
  efficiencyClass: { 'DN(IE3)': 'DN', 'DE(IE2)': 'DE', 'DU(IE4)': 'DU' },
  inputType: { 'Without Input': 'none' },
};
