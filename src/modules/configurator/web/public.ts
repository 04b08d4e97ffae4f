export { configurableAt } from './configurable-at.ts';
export { inDigits, plainFigure } from './format.ts';
export { AskPanel } from './wizard/ask-panel.tsx';
export type { LinePanels } from './wizard/line-panels.ts';
export type { LineStore, OpenLine } from './wizard/line-store.ts';
export { searchQueries } from './wizard/search-queries.ts';
export { WarningNotes } from './wizard/warning-notes.tsx';
export { WizardPage, type WizardPageProps } from './wizard/wizard-page.tsx';
export { useWizardView } from './wizard/wizard-view.ts';
