/// <reference path="./virtual-option-pictures.d.ts" />
import { pictureAddress } from 'virtual:option-pictures';
import { memo } from 'react';
import { fileOfOption } from '#modules/drawings/domain/picture/line-pictures.ts';
import { SIZE } from '#product/drawing.ts';

interface OptionPictureProps {
  /** The line whose picture it is, and its name among those of the line's options. */
  readonly line: string;
  readonly name: string;
  /** What the picture says; leave it out where the text beside it already says it. */
  readonly title?: string;
}

/** A picture of an option, drawn when the portal was built, in the colours of the text around it. Nothing for an unknown file. */
export const OptionPicture = memo(function OptionPicture({ line, name, title }: OptionPictureProps) {
  const { file, id } = fileOfOption(line, name);
  const address = pictureAddress(file);
  if (address === undefined) return null;
  return (
    <svg
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
    >
      <use href={`${address}#${id}`} />
    </svg>
  );
});
