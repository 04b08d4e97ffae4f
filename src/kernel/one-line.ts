/** Line breaks and other control characters, and the marks that turn the direction of writing around. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}]|\p{Bidi_Control}/u;

/** Whether a text of one line, such as a name, shows all that it holds: with what no eye sees it could pass for another one. */
export function isOneLine(text: string): boolean {
  return !UNSEEN.test(text);
}
