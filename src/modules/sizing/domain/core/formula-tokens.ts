const TOKEN = /\s*(\d+(?:\.\d+)?|[A-Za-z_]\w*|[-+*/^(),])/y;

/** The words, numbers and signs of a formula, from left to right. */
export function tokensOf(text: string): readonly string[] {
  const pattern = new RegExp(TOKEN);
  const tokens: string[] = [];
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    tokens.push(found[1] ?? '');
    if (pattern.lastIndex === text.length) return tokens;
  }
  throw new Error(`no formula: ${text}`);
}
