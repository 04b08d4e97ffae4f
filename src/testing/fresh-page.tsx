import { afterAll } from 'vitest';
import { forgetTyping } from '#web/leaving/typing.ts';
import { toasts } from '#web/ui/toasts.ts';

declare global {
  interface Window {
    happyDOM: {
      settings: { navigation: { disableMainFrameNavigation: boolean; disableFallbackToSetURL: boolean } };
      setURL: (url: string) => void;
    };
  }
}

/** A pressed link or saved file must not take the page or its address, and with it the cookies, from the files that follow. */
Object.assign(window.happyDOM.settings.navigation, {
  disableMainFrameNavigation: true,
  disableFallbackToSetURL: true,
});
window.happyDOM.setURL('http://localhost:3000/');

/** Screens' tests share their modules: what one file leaves behind is not there for the next. */
afterAll(() => {
  toasts.clear();
  forgetTyping();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
