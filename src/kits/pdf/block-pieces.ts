import type { Block, Run } from '#kits/markdown/blocks.ts';
import type { Piece } from './flow.ts';
import type { Paper } from './paper.ts';
import { drawRichLine, richLines, type Span } from './rich-text.ts';
import { addTable, type Column, type TableRow, tableHeight } from './table.ts';
import { ascent, drawText, type TextStyle } from './text.ts';
import { COLOURS, LEADING, SIZES } from './theme.ts';

/** Figures that stand where a text names them. */
export interface FigureTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export type FiguresNamed = Readonly<Record<string, FigureTable>>;

const BODY: TextStyle = { size: 9.5 };
const LINE = BODY.size * LEADING;
const SPACE = { block: 6, item: 2.5, heading: 12 };
const INDENT = 15;
const NOTE = { bar: 3, inset: 10, padding: 6 };
/** A table with no more rows stands on one page. */
const SHORT_TABLE = 9;

/**
 * The pieces that blocks are printed as, headings numbered under `number`.
 * @throws where a text names figures that are not there
 */
export function piecesOfBlocks(paper: Paper, blocks: readonly Block[], number: string, figures: FiguresNamed): Piece[] {
  let section = 0;
  const piecesOf = (block: Block): readonly Piece[] => {
    switch (block.kind) {
      case 'heading':
        section += 1;
        return [headingPiece(paper, `${number}.${section}`, block.text)];
      case 'paragraph':
        return [textPiece(paper, block.runs)];
      case 'note':
        return [notePiece(paper, block.runs)];
      case 'list':
        return listPieces(paper, block);
      case 'table':
        return [tablePiece(paper, block)];
      case 'figures':
        return [tablePiece(paper, tableNamed(block.name, figures))];
      default:
        return block satisfies never;
    }
  };
  return blocks.flatMap((block, index) => {
    const pieces = piecesOf(block);
    return isHeld(block, blocks[index + 1], index === 0) ? withLastHeld(pieces) : pieces;
  });
}

/** What leads on to the next block, is warned about by it, or is all that a chapter says before its first section. */
function isHeld(block: Block, next: Block | undefined, isFirst: boolean): boolean {
  if (next === undefined || block.kind === 'heading') return false;
  if (next.kind === 'note' || (isFirst && next.kind === 'heading')) return true;
  return block.kind === 'paragraph' && (next.kind === 'list' || next.kind === 'table' || next.kind === 'figures');
}

function withLastHeld(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece, index) => (index === pieces.length - 1 ? { ...piece, isHeld: true } : piece));
}

function tableNamed(name: string, { [name]: table }: FiguresNamed): FigureTable {
  if (table === undefined) throw new Error(`There are no figures ${name}`);
  return table;
}

function headingPiece(paper: Paper, number: string, text: string): Piece {
  const style = { size: SIZES.heading, weight: 'bold' } as const;
  return {
    height: style.size * LEADING,
    space: SPACE.heading,
    isHeld: true,
    draw() {
      const baseline = paper.y + ascent(style.size);
      const width = drawText(paper, number, paper.left, baseline, { ...style, colour: paper.colour });
      drawText(paper, text, paper.left + width + 8, baseline, style);
      paper.y += style.size * LEADING;
    },
  };
}

function spansOf(runs: readonly Run[]): readonly Span[] {
  return runs.map(({ text, isStrong }) => ({ text, weight: isStrong ? 'bold' : 'regular' }));
}

function textPiece(paper: Paper, runs: readonly Run[]): Piece {
  const lines = richLines(paper, spansOf(runs), paper.width, BODY);
  return { height: lines.length * LINE, space: SPACE.block, draw: () => drawLinesAt(paper, lines, paper.left) };
}

function listPieces(paper: Paper, { items, isNumbered }: Extract<Block, { kind: 'list' }>): readonly Piece[] {
  return items.map((runs, index) => {
    const lines = richLines(paper, spansOf(runs), paper.width - INDENT, BODY);
    return {
      height: lines.length * LINE,
      space: index === 0 ? SPACE.block : SPACE.item,
      // Neither the first nor the last item of a list stands on a page alone.
      isHeld: items.length > 1 && (index === 0 || index === items.length - 2),
      draw() {
        const mark = isNumbered ? `${index + 1}.` : '•';
        drawText(paper, mark, paper.left, paper.y + ascent(BODY.size), {
          ...BODY,
          weight: 'bold',
          colour: paper.colour,
        });
        drawLinesAt(paper, lines, paper.left + INDENT);
      },
    };
  });
}

function notePiece(paper: Paper, runs: readonly Run[]): Piece {
  const { bar, inset, padding } = NOTE;
  const lines = richLines(paper, spansOf(runs), paper.width - 2 * inset - bar, BODY);
  const height = lines.length * LINE + 2 * padding;
  return {
    height,
    space: SPACE.block,
    draw() {
      paper.pdf.rect(paper.left, paper.y, paper.width, height).fill(COLOURS.ground);
      paper.pdf.rect(paper.left, paper.y, bar, height).fill(COLOURS.amber);
      paper.y += padding;
      drawLinesAt(paper, lines, paper.left + bar + inset);
      paper.y += padding;
    },
  };
}

function tablePiece(paper: Paper, table: FigureTable): Piece {
  const columns = columnsOf(table);
  const rows = table.rows.map((cells): TableRow => ({ cells }));
  const isShort = rows.length <= SHORT_TABLE;
  return {
    height: tableHeight(paper, columns, rows, isShort ? rows.length : 3),
    space: SPACE.block,
    draw() {
      addTable(paper, columns, rows);
      paper.y += 2;
    },
  };
}

/** A column of figures has its points under each other and takes little; one of words takes as much as they are long. */
function columnsOf({ columns, rows }: FigureTable): readonly Column[] {
  return columns.map((heading, index) => {
    const cells = rows.map((row) => row[index] ?? '');
    const areFigures = index > 0 && cells.every((cell) => /^[\d.,–\s]*$/.test(cell));
    const longest = Math.max(...[heading, ...cells].map(({ length }) => length));
    const share = Math.min(LONGEST, Math.max(SHORTEST, longest));
    return { heading, share, align: areFigures ? 'decimal' : 'left', wrap: true };
  });
}

const SHORTEST = 6;
const LONGEST = 44;

function drawLinesAt(paper: Paper, lines: readonly (readonly Span[])[], x: number): void {
  for (const line of lines) {
    drawRichLine(paper, line, x, paper.y + ascent(BODY.size), BODY);
    paper.y += LINE;
  }
}
