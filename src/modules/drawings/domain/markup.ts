/** One element of markup as text, attributes escaped; the content is markup already. */
export function element(name: string, attributes: Readonly<Record<string, string>>, content = ''): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${list.join('')}${content === '' ? '/>' : `>${content}</${name}>`}`;
}

/** The text with the characters that mean something in markup replaced. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** A picture with a title is an image to assistive technology, one without is decoration. */
export function labelling(title: string | undefined): Readonly<Record<string, string>> {
  return title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': 'true' };
}
