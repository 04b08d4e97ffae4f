/** Whether a text is a colour as it is held and saved: `#` and six hexadecimal digits (spec 001 §9). */
export function isHexColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}
