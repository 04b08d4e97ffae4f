export { configurations } from './configuration-tables.ts';
export { type CompletedLine, type DocumentMailed, onLineCompleted } from './line-completed.ts';
export { limitLines } from './line-limits.ts';
export type { ReleaseCheck } from './release-check.ts';
export { releaseCheckOf } from './release-check-of.ts';
export { isSameForm } from './same-form.ts';
export { type NewLine, saveLines, verifierOf } from './save-lines.ts';
export { findSavedLine, type SavedLine } from './saved-line.ts';
export { findSavedProduct } from './saved-product.ts';
