import { BrokenFile, lineAt } from './broken-file.ts';

/** An element of an XML document, with the text directly in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
  /** Where it begins, such as `line 12`. */
  readonly place: string;
}

interface Open extends XmlElement {
  readonly children: XmlElement[];
  text: string;
}

/**
 * The document element of a small XML document: elements, attributes, text, comments, declarations; no CDATA and no
 * entities but the five every document has.
 * @throws BrokenFile
 */
export function parseXml(text: string): XmlElement {
  const reader = new Reader();
  let end = 0;
  for (const [token] of text.matchAll(TOKEN)) {
    reader.take(token);
    end += token.length;
  }
  if (end < text.length) throw new BrokenFile(lineAt(text, end), `"${text.slice(end, end + 20)}" is not ended`);
  return reader.root();
}

/** A comment, a declaration, a tag, or text up to the next of them. */
const TOKEN = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(?!!--|\?)(?:[^<>"']|"[^"]*"|'[^']*')*>|[^<]+/gy;

class Reader {
  private readonly document: Open = { name: '', attributes: new Map(), children: [], text: '', place: 'line 1' };
  private readonly open: Open[] = [this.document];
  private line = 1;

  take(token: string): void {
    if (!token.startsWith('<')) this.takeText(token);
    else if (token.startsWith('</')) this.close(token.slice(2, -1).trim());
    else if (token.startsWith('<![')) throw this.broken(`"${token}" cannot be read; marked text is not supported`);
    else if (!/^<[!?]/.test(token)) this.begin(token);
    for (let at = token.indexOf('\n'); at >= 0; at = token.indexOf('\n', at + 1)) this.line++;
  }

  root(): XmlElement {
    const [root, second] = this.document.children;
    const inner = this.inner();
    if (inner !== this.document) throw this.broken(`<${inner.name}> of ${inner.place} is never closed`);
    if (!root || second) throw this.broken(root ? 'a second document element' : 'no document element');
    return root;
  }

  private takeText(text: string): void {
    const inner = this.inner();
    if (inner !== this.document) inner.text += decoded(text);
    else if (text.trim() !== '') throw this.broken(`"${text.trim().slice(0, 20)}" outside of the document element`);
  }

  private close(name: string): void {
    const inner = this.inner();
    if (inner === this.document) throw this.broken(`</${name}> closes what was not opened`);
    if (inner.name !== name) throw this.broken(`</${name}> closes <${inner.name}> of ${inner.place}`);
    this.open.pop();
  }

  private begin(token: string): void {
    const empty = token.endsWith('/>');
    const element = this.elementOf(token.slice(1, empty ? -2 : -1));
    this.inner().children.push(element);
    if (!empty) this.open.push(element);
  }

  private elementOf(tag: string): Open {
    const name = /^[A-Za-z_][\w.:-]*/.exec(tag)?.[0];
    if (name === undefined) throw this.broken(`"<${tag.slice(0, 20)}" is not a tag`);
    const attributes = new Map<string, string>();
    const rest = tag.slice(name.length).replace(ATTRIBUTE, (_, key: string, quoted: string) => {
      if (attributes.has(key)) throw this.broken(`the attribute ${key} is there twice`);
      attributes.set(key, decoded(quoted.slice(1, -1)));
      return '';
    });
    if (rest.trim() !== '') throw this.broken(`"${rest.trim().slice(0, 20)}" is not an attribute of <${name}>`);
    return { name, attributes, children: [], text: '', place: `line ${this.line}` };
  }

  private inner(): Open {
    return this.open.at(-1) ?? this.document;
  }

  private broken(problem: string): BrokenFile {
    return new BrokenFile(`line ${this.line}`, problem);
  }
}

const ATTRIBUTE = /\s+([A-Za-z_][\w.:-]*)\s*=\s*("[^"]*"|'[^']*')/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.includes('&') ? text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole) : text;
}
