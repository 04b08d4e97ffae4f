/** How long nobody has typed, ms, until it counts as a pause. */
const PAUSE = 600;

let lastLetter = Number.NEGATIVE_INFINITY;

/** Takes note of letters being typed into a field, so that nothing need take the focus away between two of them. */
export function noticeTyping(): void {
  window.addEventListener(
    'keydown',
    ({ key, target }) => {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (isField && key.length === 1) lastLetter = performance.now();
    },
    { capture: true, passive: true },
  );
}

/** As if nobody had typed yet: for tests that share the page, whose clocks differ. */
export function forgetTyping(): void {
  lastLetter = Number.NEGATIVE_INFINITY;
}

/** Whether somebody is in the middle of typing. */
export function isTyping(): boolean {
  return performance.now() - lastLetter < PAUSE;
}

/** Resolves with the next pause in typing. */
export async function typingPause(): Promise<void> {
  while (isTyping()) {
    const left = lastLetter + PAUSE - performance.now();
    await new Promise((resolve) => setTimeout(resolve, left + 1));
  }
}
