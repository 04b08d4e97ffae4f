/** What a type code says that the name of its product does not, word by word: they stand one below the other. */
export function codeBeyondName(typeCode: string, productName: string): readonly string[] {
  const named = new Set(wordsOf(productName));
  return wordsOf(typeCode).filter((word) => !named.has(word));
}

/** A name writes a slash within a word as a plus. */
function wordsOf(code: string): readonly string[] {
  return code.split(/[-/+]/).filter((word) => word !== '');
}
