/**
 * The `content-disposition` header of a download: the name in ASCII for old readers and in UTF-8 for all others
 * (RFC 6266, RFC 8187). Whatever the name holds, the header stays one line and one parameter each: controls, quotes and
 * path separators are taken out.
 */
export function contentDisposition(fileName: string, kind: 'attachment' | 'inline' = 'attachment'): string {
  const name = fileName.replace(/[\p{Cc}\p{Cs}\u2028\u2029"\\/]/gu, '').trim() || 'download';
  return `${kind}; filename="${asciiName(name)}"; filename*=UTF-8''${extendedValue(name)}`;
}

/** What is left of a name in ASCII: accents dropped, other scripts replaced by an underscore, none at the stem's end. */
function asciiName(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
  const ascii = plain.replace(/[^\x20-\x7e]+/g, '_').replace(/["%;\\/]/g, '_');
  const trimmed = ascii.replace(/[-_ ]*_[-_ ]*(?=\.[^.]*$|$)/, '').replace(/^[-_ ]*_[-_ ]*/, '');
  return /^(\.|$)/.test(trimmed) ? `download${trimmed}` : trimmed;
}

/** RFC 8187 `attr-char` leaves fewer characters bare than encodeURIComponent does. */
function extendedValue(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
