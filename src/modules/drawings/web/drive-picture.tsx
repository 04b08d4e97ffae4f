import { memo } from 'react';
import { FRAME_STYLE, pathStyle, textStyle } from '#modules/drawings/domain/drawing-style.ts';
import type { Pictures } from '#modules/drawings/domain/pictures.ts';
import type { Drawing } from '#product/drawing.ts';
import { SIZE } from '#product/drawing.ts';

interface DrivePictureProps {
  /** The pictures it is one of, and its name among them. */
  readonly pictures: Pictures;
  readonly name: string;
  /** What the picture says; leave it out where the text beside it already says it. */
  readonly title?: string;
  /** Side in pixels; without it the picture fills its frame. */
  readonly size?: number;
  readonly className?: string;
}

/** One of the product's own line drawings, inline, in the colours of the text around it. Nothing for an unknown name. */
export const DrivePicture = memo(function DrivePicture({ pictures, name, title, size, className }: DrivePictureProps) {
  const drawing = drawingNamed(pictures, name);
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
const drawings = new WeakMap<Pictures, Map<string, Drawing | undefined>>();

function drawingNamed(pictures: Pictures, name: string): Drawing | undefined {
  const made = drawings.get(pictures) ?? new Map<string, Drawing | undefined>();
  drawings.set(pictures, made);
  if (!made.has(name)) made.set(name, pictures(name)?.());
  return made.get(name);
}

/** Thinner where a picture is small, so that its lines keep apart. */
function strokeWidth(size = SIZE): number {
  return size < 64 ? 0.9 : FRAME_STYLE.strokeWidth;
}
