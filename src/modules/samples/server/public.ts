export { judgedSample, type SampleRefusal } from './judged-sample.ts';
