import { keepTogether, type Paper } from './paper.ts';

/** Something that is printed at the cursor and moves it down. */
export interface Piece {
  /** How much of it must stand on one page. */
  readonly height: number;
  /** The room above it, which the top of a page does without. */
  readonly space: number;
  /** Whether it may not be the last on its page, such as a heading. */
  readonly isHeld?: boolean;
  draw(): void;
}

/** Prints pieces under each other; what is held to the next one goes to a new page with it. */
export function flow(paper: Paper, pieces: readonly Piece[]): void {
  pieces.forEach((piece, index) => {
    if (paper.y > paper.top) paper.y += piece.space;
    keepTogether(paper, heldHeight(pieces, index));
    piece.draw();
  });
}

function heldHeight(pieces: readonly Piece[], from: number): number {
  let height = 0;
  for (const [index, piece] of pieces.slice(from).entries()) {
    height += piece.height + (index === 0 ? 0 : piece.space);
    if (!piece.isHeld) break;
  }
  return height;
}
