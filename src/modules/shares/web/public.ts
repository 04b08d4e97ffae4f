export { ProductSheet } from './product-sheet.tsx';
export { ShareDialog } from './share-dialog.tsx';
export { SharedPage } from './shared-page.tsx';
export { TakeOverDialog } from './take-over-dialog.tsx';
export { useOpenSignedIn } from './use-open-signed-in.ts';
export { useTakingOver } from './use-taking-over.ts';
