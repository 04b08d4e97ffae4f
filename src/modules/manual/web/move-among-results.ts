import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys go from the search field into what was found, along it, and back; Enter in the field opens the first. */
export function moveAmongResults(event: KeyboardEvent, frame: HTMLElement): void {
  const stops = [...frame.querySelectorAll<HTMLElement>('[role="search"] input, [data-result]')];
  const at = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1;
  if (at < 0 || event.nativeEvent.isComposing) return;
  if (event.key === 'Enter' && at === 0) stops[1]?.click();
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  stops[at + step]?.focus();
}
