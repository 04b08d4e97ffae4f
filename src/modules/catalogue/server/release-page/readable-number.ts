/** A number given as digits, in groups of three: 1,234,567. */
export function groupedDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Its size at a glance: as it is while it can be read, else three digits and a power of ten. */
export function roughly(digits: string): { readonly mantissa: string; readonly exponent: number | null } {
  if (digits.length <= 7) return { mantissa: groupedDigits(digits), exponent: null };
  const rounded = Math.round(Number(digits.slice(0, 4)) / 10);
  const exponent = digits.length - (rounded === 1000 ? 0 : 1);
  return { mantissa: ((rounded === 1000 ? 100 : rounded) / 100).toFixed(2), exponent };
}

/** How much of the whole a part is, in per cent with one decimal. */
export function shareOf(part: string, whole: string): number {
  return whole === '0' ? 0 : Number((BigInt(part) * 1000n) / BigInt(whole)) / 10;
}
