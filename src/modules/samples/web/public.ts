export { SamplePage } from './sample-page.tsx';
export { sampledAt } from './sample-paths.ts';
