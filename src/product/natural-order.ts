/** Made once: a comparison that names its language looks it up each time. */
const natural = new Intl.Collator('en', { numeric: true });

/** Numbers by value, codes in natural order: `07` before `107`, `63M1` before `132S1`, `AM90` before `AM100`. */
export function inNaturalOrder(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return natural.compare(String(one), String(other));
}
