import { afterAll } from 'vitest';
import { forgetTyping } from '#web/leaving/typing.ts';
import { toasts } from '#web/ui/toasts.ts';

/** Screens' tests share their modules: what one file leaves behind is not there for the next. */
afterAll(() => {
  toasts.clear();
  forgetTyping();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
