/// <reference path="./virtual-line-pictures.d.ts" />
import { PICTURES_URL } from 'virtual:line-pictures';
import type { ReactNode } from 'react';

/** The drawing of a product line; decoration, since its name stands beside it. It takes the colours around it. */
export function LinePicture({ code, className }: { code: string; className: string | undefined }): ReactNode {
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true" focusable="false">
      <use href={`${PICTURES_URL}#${code}`} />
    </svg>
  );
}
