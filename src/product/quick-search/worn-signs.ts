/** Signs that are taken for each other, on a worn plate and by a camera. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ O: '0', Q: '0', I: '1', L: '1', S: '5', B: '8', Z: '2', T: '7', G: '6' },
  ...{ '0': 'O', '1': 'L', '5': 'S', '8': 'B', '2': 'Z', '7': 'T', '6': 'G' },
};

/** No unit, input or size is longer. */
const LONGEST = 20;

/** A word in capitals if it is what is meant, or what it becomes with one sign, or two, taken for the one that looks alike. */
export function mendedWord(word: string, isMeant: (word: string) => boolean): string | undefined {
  if (word === '' || word.length > LONGEST) return undefined;
  if (isMeant(word)) return word;
  const once = variantsOf(word);
  return once.find(isMeant) ?? once.flatMap(variantsOf).find(isMeant);
}

function variantsOf(word: string): readonly string[] {
  return [...word].flatMap((sign, at) => {
    const other = ALIKE[sign];
    return other === undefined ? [] : [word.slice(0, at) + other + word.slice(at + 1)];
  });
}
