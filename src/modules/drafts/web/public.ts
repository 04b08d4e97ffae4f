export { hasAccount, openDraft } from './draft-calls.ts';
export type { Cause, Divergence } from './draft-sync.ts';
export { draftsLeftOff, type LeftOff } from './left-off.ts';
export type { DraftContent, DraftPlace } from './local-drafts.ts';
export { type OpenedDraft, openedDraft } from './opened-draft.ts';
export { type DraftParts, type OpenDraft, useDraft } from './use-draft.ts';
