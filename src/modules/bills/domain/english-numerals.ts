const BELOW_TWENTY =
  'ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN SEVENTEEN EIGHTEEN NINETEEN'.split(
    ' ',
  );
const TENS = ['', '', 'TWENTY', 'THIRTY', 'FORTY', 'FIFTY', 'SIXTY', 'SEVENTY', 'EIGHTY', 'NINETY'];
/** The names of groups of three digits, from the last one on. */
const GROUPS = ['', 'THOUSAND', 'MILLION', 'BILLION', 'TRILLION', 'QUADRILLION'];

/** A whole number from zero on in English capitals, as cheques have it: 1409 is ONE THOUSAND FOUR HUNDRED AND NINE. */
export function wholeInEnglish(number: number): string {
  if (number < 1000) return groupInEnglish(number);
  const groups = groupsOf(number).flatMap(({ value, name }) => {
    if (value === 0) return [];
    if (name !== '') return [`${groupInEnglish(value)} ${name}`];
    return [value < 100 ? `AND ${groupInEnglish(value)}` : groupInEnglish(value)];
  });
  return groups.join(' ');
}

/** The groups of three digits of a number, the greatest first. */
function groupsOf(number: number): readonly { readonly value: number; readonly name: string }[] {
  return GROUPS.map((name, place) => ({ name, value: Math.floor(number / 1000 ** place) % 1000 })).reverse();
}

function groupInEnglish(group: number): string {
  if (group < 20) return BELOW_TWENTY[group] ?? '';
  if (group < 100) {
    const [tens, ones] = [TENS[Math.floor(group / 10)], group % 10];
    return ones === 0 ? `${tens}` : `${tens}-${BELOW_TWENTY[ones]}`;
  }
  const rest = group % 100;
  return `${BELOW_TWENTY[Math.floor(group / 100)]} HUNDRED${rest === 0 ? '' : ` AND ${groupInEnglish(rest)}`}`;
}
