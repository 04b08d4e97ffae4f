export { JobLine, type JobLineProps } from './job-line.tsx';
export { type FollowedJob, useJob } from './use-job.ts';
