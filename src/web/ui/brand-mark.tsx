import type { ReactNode } from 'react';

/** The mark: a gear wheel on its shaft. */
export function BrandMark({ size = 36 }: { size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <circle
        cx="18"
        cy="18"
        r="14.5"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="4"
        pathLength="20"
        strokeDasharray="1 1"
      />
      <circle cx="18" cy="18" r="10" fill="none" stroke="var(--primary)" strokeWidth="5.5" />
      <path d="M18 14v-2.5M18 14a4 4 0 1 0 0 8 4 4 0 0 0 0-8" fill="none" stroke="var(--primary)" strokeWidth="1.6" />
    </svg>
  );
}
