/** The text of a mail as it is written: a subject, and a body whose paragraphs are parted by empty lines, both with `{placeholders}`. */
export interface MailText {
  readonly subject: string;
  readonly body: string;
}

/** A fragment of a paragraph: text, or an address that can be followed. */
export interface Fragment {
  readonly text: string;
  readonly isLink: boolean;
}

export interface Paragraph {
  /** The placeholder that has the paragraph to itself: a code is shown large, to be typed off. */
  readonly alone: string | undefined;
  readonly fragments: readonly Fragment[];
}

/** A text as its recipient reads it. Nothing in it is markup: who shows it as HTML escapes every fragment. */
export interface ComposedMail {
  readonly subject: string;
  readonly paragraphs: readonly Paragraph[];
}

/** Placeholders as the texts have them; brackets around anything else are text. */
const PLACEHOLDER = /\{(\w+)\}/;

/** Only such an address can be followed, whatever a link is filled with. */
const ADDRESS = /^https?:\/\//i;

/** Fills a text in; a placeholder without a value stays as it is written, and a paragraph that tells a number alone is left out at none. */
export function composeMail({ subject, body }: MailText, values: Readonly<Record<string, string>>): ComposedMail {
  return {
    subject: textOf(fragmentsOf(subject, values)).replace(/\s+/g, ' ').trim(),
    paragraphs: paragraphsOf(body)
      .filter((paragraph) => !tellsOfNone(paragraph, values))
      .map((paragraph) => ({
        alone: nameAlone(paragraph),
        fragments: fragmentsOf(paragraph, values),
      })),
  };
}

/** Whether all that a paragraph tells is that there is none of something, such as files. */
function tellsOfNone(paragraph: string, values: Readonly<Record<string, string>>): boolean {
  const [name, ...others] = [...paragraph.matchAll(new RegExp(PLACEHOLDER, 'g'))].map(([, found = '']) => found);
  return name !== undefined && COUNTS.includes(name) && others.length === 0 && values[name] === '0';
}

/** The placeholders that are filled with how many there are. */
const COUNTS: readonly string[] = ['count', 'files'];

/** What is written, without markup. */
export function textOf(fragments: readonly Fragment[]): string {
  return fragments.map(({ text }) => text).join('');
}

/** A text as it is stored: no spaces at the ends of lines, paragraphs parted by one empty line. */
export function tidyText({ subject, body }: MailText): MailText {
  return { subject: subject.trim(), body: paragraphsOf(body).join('\n\n') };
}

function paragraphsOf(body: string): readonly string[] {
  const lines = body.replaceAll('\t', ' ').split(/\r\n?|\n/);
  const text = lines.map((line) => line.trimEnd()).join('\n');
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

function nameAlone(paragraph: string): string | undefined {
  return /^\{(\w+)\}$/.exec(paragraph)?.[1];
}

/** A placeholder as it is written. */
export function written(name: string): string {
  return `{${name}}`;
}

/** Split at the placeholders, every second part is the name of one. */
function fragmentsOf(text: string, values: Readonly<Record<string, string>>): readonly Fragment[] {
  return text
    .split(PLACEHOLDER)
    .map((part, index) => (index % 2 === 0 ? { text: part, isLink: false } : fragmentOf(part, values)))
    .filter((fragment) => fragment.text !== '');
}

function fragmentOf(name: string, values: Readonly<Record<string, string>>): Fragment {
  const text = Object.hasOwn(values, name) ? (values[name] ?? '') : written(name);
  return { text, isLink: name === 'link' && ADDRESS.test(text) };
}
