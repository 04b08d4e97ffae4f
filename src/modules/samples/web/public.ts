export { SamplePage } from './sample-page.tsx';
export { pathOfSamples, sampledAt } from './sample-paths.ts';
