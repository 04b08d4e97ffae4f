export { configurableAt } from './configurable-at.ts';
export type { LineStore, OpenLine } from './wizard/line-store.ts';
export { WizardPage, type WizardPageProps } from './wizard/wizard-page.tsx';
