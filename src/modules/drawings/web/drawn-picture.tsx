import type { ReactNode } from 'react';
import { FRAME_STYLE, pathStyle, textStyle } from '#modules/drawings/domain/drawing-style.ts';
import type { Drawing } from '#product/drawing.ts';
import { SIZE } from '#product/drawing.ts';

interface DrawnPictureProps {
  readonly drawing: Drawing;
  readonly title: string;
  /** Whether another one is being drawn. */
  readonly isBusy?: boolean;
}

/** A drawing inline, in the colours of the text around it. */
export function DrawnPicture({ drawing, title, isBusy = false }: DrawnPictureProps): ReactNode {
  return (
    <svg role="img" aria-label={title} aria-busy={isBusy} viewBox={`0 0 ${SIZE} ${SIZE}`} {...FRAME_STYLE}>
      {drawing.paths.map((path, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a finished drawing never changes its order
        <path key={index} {...pathStyle(path)} d={path.d} />
      ))}
      {drawing.texts.map((text) => (
        <text key={text.text} {...textStyle(text)} x={text.x} y={text.y}>
          {text.text}
        </text>
      ))}
    </svg>
  );
}
