export { configurableAt } from './configurable-at.ts';
export { plainFigure } from './format.ts';
export type { FoundRow, OwnPanels, RowCellProps } from './wizard/line-panels.ts';
export type { LineStore, OpenLine } from './wizard/line-store.ts';
export { payloadOf } from './wizard/payload.ts';
export { PromptPanel } from './wizard/prompt-panel.tsx';
export { type ShownFigures, useShownFigures } from './wizard/shown-figures.ts';
export { WizardPage, type WizardPageProps } from './wizard/wizard-page.tsx';
export { useWizardView } from './wizard/wizard-view.ts';
