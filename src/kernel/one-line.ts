/** Line breaks and other control characters, the marks that turn the direction of writing around, and what is not drawn at all. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/u;

/**
 * A sign with what is not drawn by itself and yet is part of it: joiners within words of the scripts that need them, the drawn form
 * of an emoji, and the form of a Chinese character in a name (ideographic variation sequences, UTS 37).
 */
const PART_OF_A_SIGN = new RegExp(
  [
    '[JOINED][\\u200c\\u200d](?=[JOINED])',
    '\\p{Extended_Pictographic}\\ufe0f',
    '\\p{Script=Han}[\\u{e0100}-\\u{e01ef}]',
  ]
    .join('|')
    .replaceAll(
      'JOINED',
      ['Arab', 'Beng', 'Deva', 'Gujr', 'Guru', 'Khmr', 'Knda', 'Mlym', 'Orya', 'Sinh', 'Taml', 'Telu']
        .map((script) => `\\p{Script=${script}}`)
        .join(''),
    ),
  'gu',
);

/** A sign that is drawn; the empty pattern of braille is not, nor are the fillers of Korean, which count as letters. */
const SIGN = /(?![\u2800\p{Default_Ignorable_Code_Point}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text has a sign that is drawn: what is made of unseen ones alone says nothing. */
export function showsSomething(text: string): boolean {
  return SIGN.test(text);
}

/**
 * Whether a text of one line, such as a name, shows all that it holds: with what no eye sees it could pass for another one, or for
 * none at all. One that is empty or blank is a line.
 */
export function isOneLine(text: string): boolean {
  if (UNSEEN.test(text.replace(PART_OF_A_SIGN, '-'))) return false;
  return text.trim() === '' || SIGN.test(text);
}

const CONTROL = /(?![\t\n\r\u0085])\p{Cc}|\p{Bidi_Control}/u;

/** A text without the marks that turn the direction of writing around, for what is kept rather than refused. */
export function withoutTurns(text: string): string {
  return text.replaceAll(/\p{Bidi_Control}/gu, '');
}

/**
 * Whether a text of several lines holds no control characters but tabs and line breaks, and no marks that turn the direction of
 * writing around: with them whoever reads it reads something else than it says.
 */
export function isPlainText(text: string): boolean {
  return !CONTROL.test(text);
}
