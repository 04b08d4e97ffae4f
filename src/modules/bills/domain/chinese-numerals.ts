const DIGITS = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'] as const;

/** The units from the greatest down: what stands before one is counted as a number of its own, beyond 亿 too. */
const UNITS = [
  { value: 100_000_000, name: '亿' },
  { value: 10_000, name: '万' },
  { value: 1000, name: '仟' },
  { value: 100, name: '佰' },
  { value: 10, name: '拾' },
] as const;

/** A whole number from zero on in the capital numerals of Chinese accounts: 107000 is 壹拾万柒仟. */
export function wholeInChinese(number: number): string {
  const unit = UNITS.find(({ value }) => number >= value);
  if (unit === undefined) return DIGITS[number] ?? '';
  const head = `${wholeInChinese(Math.floor(number / unit.value))}${unit.name}`;
  const rest = number % unit.value;
  if (rest === 0) return head;
  // One zero, however many places of the unit are empty before the rest.
  return `${head}${rest < unit.value / 10 ? '零' : ''}${wholeInChinese(rest)}`;
}
