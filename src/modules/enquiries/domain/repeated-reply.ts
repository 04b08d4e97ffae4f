/** How long the same words of the same person are one reply that was sent again, ms. */
const AGAIN_WITHIN = 60_000;

/** Something that was said about an enquiry. */
export interface Said {
  readonly actorId: string;
  readonly text: string;
  readonly isReply: boolean;
  readonly createdAt: Date;
}

/** Whether a reply has been stored already: the same words of the same person a moment ago, which nobody has answered since. */
export function isRepeated(
  said: readonly Said[],
  { actorId, text, now }: Pick<Said, 'actorId' | 'text'> & { readonly now: Date },
): boolean {
  const answeredAt = said.findLastIndex(({ isReply }) => !isReply);
  return said
    .slice(answeredAt + 1)
    .some(
      (earlier) =>
        earlier.actorId === actorId &&
        earlier.text === text &&
        Math.abs(now.getTime() - earlier.createdAt.getTime()) < AGAIN_WITHIN,
    );
}
