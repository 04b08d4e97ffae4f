import { Marked, type Token, type Tokens } from 'marked';
import type { Block, Chapter, Run } from './blocks.ts';

/**
 * Reads a page of Markdown that is to be printed: a title, headings of the second degree, paragraphs with strong words, notes, flat lists
 * and tables.
 * @throws where there is anything else in it
 */
export function readChapter(text: string, name: string): Chapter {
  const [title, ...rest] = new Marked().lexer(text).filter(({ type }) => type !== 'space');
  if (title?.type !== 'heading' || title.depth !== 1) throw new Error(`${name} does not begin with its title`);
  return { title: unescaped(title.text), blocks: rest.map((token) => blockOf(token, name)) };
}

const FIGURES = /^\{\{([a-z-]+)\}\}$/;

function blockOf(token: Token, name: string): Block {
  // The lexer's own union has an open member, which hides what each kind holds.
  switch (token.type) {
    case 'heading': {
      const { depth, text } = token as Tokens.Heading;
      if (depth !== 2) break;
      return { kind: 'heading', text: unescaped(text) };
    }
    case 'paragraph': {
      const [, figures] = FIGURES.exec(token.raw.trim()) ?? [];
      if (figures !== undefined) return { kind: 'figures', name: figures };
      return { kind: 'paragraph', runs: runsOf(token, name) };
    }
    case 'blockquote': {
      const [only, ...others] = (token as Tokens.Blockquote).tokens;
      if (only === undefined || others.length > 0) break;
      return { kind: 'note', runs: runsOf(only, name) };
    }
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return { kind: 'list', isNumbered: ordered, items: items.map((item) => itemOf(item, name)) };
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const words = (cells: readonly Tokens.TableCell[]) => cells.map(({ text }) => unescaped(text));
      return { kind: 'table', columns: words(header), rows: rows.map(words) };
    }
    default:
  }
  throw new Error(`${name} has what is not printed: ${token.raw.trim()}`);
}

function itemOf({ tokens, raw }: Tokens.ListItem, name: string): readonly Run[] {
  const [only, ...others] = tokens;
  if (only === undefined || others.length > 0) throw new Error(`${name} has a list in a list: ${raw.trim()}`);
  return runsOf(only, name);
}

function runsOf(token: Token, name: string): readonly Run[] {
  const { tokens = [] } = token as Tokens.Generic;
  return tokens.map((part): Run => {
    if (part.type === 'strong') return { text: unescaped((part as Tokens.Strong).text), isStrong: true };
    if (part.type !== 'text' && part.type !== 'escape') throw new Error(`${name} has what is not printed: ${part.raw}`);
    if (part.raw.includes('**')) throw new Error(`${name}: the stars stay in "${part.raw}"`);
    return { text: unescaped((part as Tokens.Text).text).replaceAll('\n', ' ') };
  });
}

/** The lexer leaves the few entities of Markdown as they are written. */
function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
