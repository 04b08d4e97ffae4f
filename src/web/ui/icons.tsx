import type { ReactNode } from 'react';

const PATHS = {
  configure: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  cart: 'M3 4h2.2l2.3 11h10.4L20 7.5H6M9 19.5h.01M16.5 19.5h.01',
  bill: 'M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9.5 8.5h5M9.5 12.5h5',
  report: 'M4 20V4M4 20h16M8.5 16v-4M13 16V8M17.5 16v-6',
  support:
    'M12 20.5a8.5 8.5 0 1 1 0-17 8.5 8.5 0 0 1 0 17M9.7 9.5a2.4 2.4 0 1 1 3.5 2.1c-.8.5-1.2 1-1.2 1.9M12 16.5h.01',
  fold: 'M4 6h16M4 12h10M4 18h16M20.5 9.5 18 12l2.5 2.5',
  unfold: 'M4 6h16M4 12h10M4 18h16M18 9.5l2.5 2.5-2.5 2.5',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'M6 9.5l6 6 6-6',
  right: 'M9 6l6 6-6 6',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  sortUp: 'M12 19V5M6.5 10.5 12 5l5.5 5.5',
  sortDown: 'M12 5v14M6.5 13.5 12 19l5.5-5.5',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h.01',
  refused: 'M12 20.5a8.5 8.5 0 1 1 0-17 8.5 8.5 0 0 1 0 17M6 6l12 12',
  info: 'M12 20.5a8.5 8.5 0 1 1 0-17 8.5 8.5 0 0 1 0 17M12 11v5.5M12 7.7h.01',
  customers:
    'M9 11.5a3.5 3.5 0 1 1 0-7 3.5 3.5 0 0 1 0 7M2.5 19.5c.5-3.6 3-5 6.5-5s6 1.4 6.5 5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.8c2 .6 3.2 2.1 3.5 4.7',
  user: 'M12 12a4 4 0 1 1 0-8 4 4 0 0 1 0 8M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  language:
    'M12 20.5a8.5 8.5 0 1 1 0-17 8.5 8.5 0 0 1 0 17M3.5 12h17M12 3.5c2.4 2.3 3.6 5.1 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.1-3.6-8.5s1.2-6.2 3.6-8.5',
  bell: 'M6 17h12l-1.5-2.5V10a4.5 4.5 0 0 0-9 0v4.5zM10.5 19.8a1.8 1.8 0 0 0 3 0M12 5.5V4',
  offline: 'M3 9.5c5-4.7 13-4.7 18 0M6.5 13c3-2.9 8-2.9 11 0M10 16.5c1.1-1 2.9-1 4 0M12 19.5h.01M4 4l16 16',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  shown:
    'M2.5 12c2.2-4.2 5.4-6.3 9.5-6.3s7.3 2.1 9.5 6.3c-2.2 4.2-5.4 6.3-9.5 6.3S4.7 16.2 2.5 12M12 14.8a2.8 2.8 0 1 1 0-5.6 2.8 2.8 0 0 1 0 5.6',
  hidden:
    'M2.5 12c2.2-4.2 5.4-6.3 9.5-6.3s7.3 2.1 9.5 6.3c-2.2 4.2-5.4 6.3-9.5 6.3S4.7 16.2 2.5 12M12 14.8a2.8 2.8 0 1 1 0-5.6 2.8 2.8 0 0 1 0 5.6M4.5 20 19.5 4',
  calendar: 'M4 6.5h16v13H4zM4 10.5h16M8.5 4v4M15.5 4v4',
  search: 'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13M15.5 15.5 20.5 20.5',
  edit: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5',
  sheet: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h6',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  undo: 'M8.5 5 4 9.5 8.5 14M4 9.5h9.5a5.5 5.5 0 0 1 0 11H10',
  redo: 'M15.5 5 20 9.5 15.5 14M20 9.5h-9.5a5.5 5.5 0 0 0 0 11H14',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof PATHS;

/** One line drawing of a 24 grid; decoration only, the word beside it carries the meaning. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
