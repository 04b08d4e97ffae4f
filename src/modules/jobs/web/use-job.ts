import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isOpenJob } from '#kernel/job-states.ts';
import { type JobDto, jobRoutes } from '#modules/jobs/contract.ts';
import { call } from '#web/calls/call.ts';

/** How often is asked how far a job is, ms. */
const ASK_EVERY = 1_000;

function jobQuery(id: string) {
  return queryOptions({
    queryKey: ['jobs', id],
    queryFn: ({ signal }) => call(jobRoutes.open, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data === undefined || isOpenJob(data.state) ? ASK_EVERY : false),
  });
}

export interface FollowedJob {
  /** As it was last told; undefined until the first answer. */
  readonly job: JobDto | undefined;
  /** Why nothing is known of it, or why it was not cancelled. */
  readonly error: Error | null;
  readonly retry: () => void;
  readonly cancel: () => void;
  readonly isCancelling: boolean;
}

/** Follows a job to its end, and cancels it. */
export function useJob(id: string): FollowedJob {
  const client = useQueryClient();
  const query = jobQuery(id);
  const { data, error, refetch } = useQuery(query);
  const cancelling = useMutation({
    mutationFn: () => call(jobRoutes.cancel, { params: { id } }),
    onSuccess: (job) => client.setQueryData(query.queryKey, job),
  });
  return {
    job: data,
    error: data === undefined ? error : cancelling.error,
    retry: () => void refetch(),
    cancel: () => cancelling.mutate(),
    isCancelling: cancelling.isPending,
  };
}
