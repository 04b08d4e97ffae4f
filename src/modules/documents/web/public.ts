export { downloadInstructions } from './download-instructions.ts';
export { downloadTechnicalDocument } from './download-technical-document.ts';
export { downloadTechnicalDocuments } from './download-technical-documents.ts';
export { DrawingsMenu } from './drawings-menu.tsx';
export { SendDialog } from './mailing/send-dialog.tsx';
export { OverlayButton } from './solid/overlay-button.tsx';
export { useDrawings } from './use-drawings.ts';
