import type { ReactNode } from 'react';
import { symbolOf } from '#modules/sizing/domain/core/printed.ts';
import { type Place, SKETCH_SIZE, type Sketch, type SketchPart } from '#modules/sizing/domain/core/sketch.ts';
import { beside, beyond, headAt, lineOf } from '#modules/sizing/domain/core/sketch-lines.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './sketch-picture.module.css';

interface SketchPictureProps {
  sketch: Sketch;
  /** What it shows. */
  name: string;
  /** The inputs whose symbols stand in it; left out, all. */
  shown?: ReadonlySet<string>;
  /** The input somebody is filling in. */
  focused?: string | undefined;
}

/** The machine as a line drawing: dimensions, forces and masses by the symbols of their inputs. */
export function SketchPicture({ sketch, name, shown, focused }: SketchPictureProps): ReactNode {
  const parts = sketch.filter((part) => !('of' in part) || shown === undefined || shown.has(part.of));
  return (
    <svg
      role="img"
      aria-label={name}
      className={styles.sketch}
      viewBox={`0 0 ${SKETCH_SIZE.width} ${SKETCH_SIZE.height}`}
    >
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a picture never move
        <Part key={place} part={part} isFocused={'of' in part && part.of === focused} />
      ))}
    </svg>
  );
}

function Part({ part, isFocused }: { part: SketchPart; isFocused: boolean }): ReactNode {
  switch (part.kind) {
    case 'line':
      return <path d={lineOf(part.from, part.to)} className={part.isFine ? styles.fine : undefined} />;
    case 'circle':
      return <circle cx={part.centre[0]} cy={part.centre[1]} r={part.radius} />;
    case 'box':
      return <rect x={part.corner[0]} y={part.corner[1]} width={part.size[0]} height={part.size[1]} />;
    case 'path':
      return <path d={part.d} />;
    case 'arrow':
      return (
        <Labelled of={part.of} at={beyond(part.from, part.to)} isFocused={isFocused}>
          <path d={`${lineOf(part.from, part.to)}${headAt(part.from, part.to)}`} />
        </Labelled>
      );
    case 'span':
      return (
        <Labelled of={part.of} at={beside(part.from, part.to)} isFocused={isFocused}>
          <path
            className={styles.span}
            d={`${lineOf(part.from, part.to)}${headAt(part.from, part.to)}${headAt(part.to, part.from)}`}
          />
        </Labelled>
      );
    case 'mark':
      return <Labelled of={part.of} at={part.at} isFocused={isFocused} />;
  }
}

interface LabelledProps {
  of: string;
  at: Place;
  isFocused: boolean;
  children?: ReactNode;
}

function Labelled({ of, at: [x, y], isFocused, children }: LabelledProps): ReactNode {
  return (
    <g className={classes(styles.named, isFocused && styles.focused)} data-of={of}>
      {children}
      <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
        {symbolOf(of)}
      </text>
    </g>
  );
}
