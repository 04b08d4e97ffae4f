import { afterEach, beforeEach } from 'vitest';

/** The window of the tests' browser, which can be made narrower. */
type TestWindow = Window & { readonly happyDOM: { setViewport(size: { width: number }): void } };

/** Every test of the file, or of the group it stands in, sees a window as narrow as a phone's. */
export function onPhone(): void {
  const { happyDOM, innerWidth } = window as unknown as TestWindow;
  beforeEach(() => happyDOM.setViewport({ width: 360 }));
  afterEach(() => happyDOM.setViewport({ width: innerWidth }));
}
