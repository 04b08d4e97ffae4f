import { memo } from 'react';
import type { Drawing } from '#modules/drawings/domain/drawing.ts';
import { SIZE } from '#modules/drawings/domain/drawing.ts';
import { FRAME_STYLE, pathStyle, textStyle } from '#modules/drawings/domain/drawing-style.ts';
import { pictureNamed } from '#modules/drawings/domain/pictures.ts';

interface DrivePictureProps {
  /** Name as `pictureFor` gives it, or `line/JRT` for a product line. */
  readonly name: string;
  /** What the picture says; leave it out where the text beside it already says it. */
  readonly title?: string;
  /** Side in pixels; without it the picture fills its frame. */
  readonly size?: number;
  readonly className?: string;
}

/** One of the product's own line drawings, inline, in the colours of the text around it. Nothing for an unknown name. */
export const DrivePicture = memo(function DrivePicture({ name, title, size, className }: DrivePictureProps) {
  const drawing = drawingNamed(name);
  if (!drawing) return null;
  return (
    <svg
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      className={className}
      width={size}
      height={size}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      {...FRAME_STYLE}
      strokeWidth={strokeWidth(size)}
    >
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
});

/** Drawings already made; the names are few, and option lists come and go with every step. */
const drawings = new Map<string, Drawing | undefined>();

function drawingNamed(name: string): Drawing | undefined {
  if (!drawings.has(name)) drawings.set(name, pictureNamed(name)?.());
  return drawings.get(name);
}

/** Thinner where a picture is small, so that its lines keep apart. */
function strokeWidth(size = SIZE): number {
  return size < 64 ? 0.9 : FRAME_STYLE.strokeWidth;
}
