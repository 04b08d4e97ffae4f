import { createToastStore } from './toast-store.ts';

/** The messages of this window; `call` and screens show theirs here, the shell renders them. */
export const toasts = createToastStore();
