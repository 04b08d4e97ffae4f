import { createMessageLog } from './message-log.ts';
import { storedMessages } from './stored-messages.ts';
import { createToastStore } from './toast-store.ts';

/** Everything that was said in this window, for the message centre; what no toast says is noted here by itself. */
export const messageLog = createMessageLog({ page: () => window.location.pathname, memory: storedMessages });

/** The messages of this window; screens show theirs here, the shell renders them. */
export const toasts = createToastStore(messageLog);
