import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Marked } from 'marked';

const PAGE = /[\\/]src[\\/]modules[\\/]manual[\\/]web[\\/](?:zh-cn|en)[\\/]\d\d-([\w-]+)\.md$/;
const PICTURE = /^pictures\/[\w-]+\.webp$/;
const KEY = /^(?:Ctrl|Cmd|Alt|Shift|Tab|Enter|Esc|Space|Home|End|PageUp|PageDown|[↑↓←→]|F\d+)(?:\+|$)/;

/** A build plugin: a page of the manual is written in Markdown and comes to the browser as a ready tree, without a line of HTML. */
export function manualPages() {
  return {
    name: 'manual-pages',
    enforce: 'pre',
    transform(text, id) {
      if (!PAGE.test(id)) return undefined;
      return { code: toModule(toManualPage(text, id)), map: null, moduleType: 'js' };
    },
  };
}

/** The tree of a page: elements as `{ tag, children }`, text as strings. What the manual has no use for is refused. */
export function toManualPage(text, file) {
  const [heading, ...rest] = new Marked().lexer(text).filter(({ type }) => type !== 'space');
  if (heading?.type !== 'heading' || heading.depth !== 1) throw new Error(`${file} does not begin with its title`);
  return { title: heading.text, nodes: rest.map((token) => toNode(token, { file, folder: dirname(file) })) };
}

/** The page as a module; its pictures are imports, so that the build names them by their content. */
function toModule(page) {
  const pictures = [];
  const json = JSON.stringify(page, (key, value) => {
    if (key !== 'src') return value;
    if (!pictures.includes(value)) pictures.push(value);
    return `\0${pictures.indexOf(value)}\0`;
  });
  const imports = pictures.map((path, index) => `import picture${index} from './${path}';`);
  return `${imports.join('\n')}\nexport default ${json.replace(/"\\u0000(\d+)\\u0000"/g, 'picture$1')};`;
}

const NODES = {
  heading: ({ depth, text, tokens }, place) => {
    const [, id] = / \{#([a-z][a-z0-9-]*)\}$/.exec(text) ?? [];
    if (id === undefined || depth > 3)
      throw new Error(`${place.file}: the heading "${text}" has no {#id}, or is too deep`);
    return { tag: `h${depth}`, id, children: inline(tokens, place).map(withoutId) };
  },
  paragraph: ({ tokens }, place) =>
    tokens.length === 1 && tokens[0].type === 'image' ? toNode(tokens[0], place) : element('p', tokens, place),
  blockquote: ({ tokens }, place) => ({ tag: 'aside', children: blocks(tokens, place) }),
  list: ({ ordered, items }, place) => ({
    tag: ordered ? 'ol' : 'ul',
    children: items.map(({ tokens }) => ({ tag: 'li', children: blocks(tokens, place).flatMap(unwrapped) })),
  }),
  table: ({ header, rows }, place) => ({
    tag: 'table',
    children: [
      { tag: 'thead', children: [toRow(header, place)] },
      { tag: 'tbody', children: rows.map((row) => toRow(row, place)) },
    ],
  }),
  image: ({ href, text }, { file, folder }) => {
    if (!PICTURE.test(href) || text === '')
      throw new Error(`${file}: the picture ${href} is none of pictures/, or has no words`);
    return { tag: 'img', src: href, alt: text, ...sizeOf(join(folder, href)), children: [] };
  },
  text: (token, place) => (token.tokens ? element('p', token.tokens, place) : plain(token.text, place)),
  escape: ({ text }) => text,
  strong: ({ tokens }, place) => element('strong', tokens, place),
  em: ({ tokens }, place) => element('em', tokens, place),
  codespan: ({ text }) => ({ tag: KEY.test(text) ? 'kbd' : 'code', children: [text] }),
  link: ({ href, tokens }, place) => ({ ...element('a', tokens, place), to: toAddress(href, place) }),
};

function toNode(token, place) {
  const node = NODES[token.type];
  if (node === undefined) throw new Error(`${place.file}: the manual has no ${token.type}: ${token.raw.trim()}`);
  return node(token, place);
}

function blocks(tokens, place) {
  return tokens.filter(({ type }) => type !== 'space').map((token) => toNode(token, place));
}

function inline(tokens, place) {
  return tokens.map((token) => toNode(token, place));
}

function element(tag, tokens, place) {
  return { tag, children: inline(tokens, place) };
}

function toRow(cells, place) {
  return { tag: 'tr', children: cells.map(({ tokens, header }) => element(header ? 'th' : 'td', tokens, place)) };
}

/** A line of a list is no paragraph of its own. */
function unwrapped(node) {
  return node.tag === 'p' ? node.children : [node];
}

function withoutId(node) {
  return typeof node === 'string' ? node.replace(/ \{#[a-z0-9-]+\}$/, '') : node;
}

/** Another page is named by its file, so that the links work wherever the Markdown is read; a page of the portal by its address. */
function toAddress(href, { file }) {
  const [, name, anchor = ''] = /^(?:\d\d-([\w-]+)\.md)?(#[\w-]+)?$/.exec(href) ?? [];
  if (name !== undefined) return `./${name}${anchor}`;
  if (anchor !== '' || /^\/[\w-]/.test(href)) return href;
  throw new Error(`${file}: ${href} leads to no page of the manual or the portal`);
}

/** Width and height of a WebP picture, so that the page does not jump when it comes. */
function sizeOf(file) {
  const data = readFileSync(file);
  const kind = data.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: data.readUIntLE(24, 3) + 1, height: data.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ') return { width: data.readUInt16LE(26) & 0x3fff, height: data.readUInt16LE(28) & 0x3fff };
  throw new Error(`${file} is no WebP picture this build reads`);
}

/** A text that still has its stars was meant to be strong: between `…**` and a Chinese letter Markdown sees no end. */
function plain(text, { file }) {
  if (text.includes('**')) throw new Error(`${file}: the stars stay in "${text}"`);
  return unescaped(text);
}

/** The lexer leaves the few entities of Markdown as they are written. */
function unescaped(text) {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
