import { subjectOfDraft } from '#modules/drafts/domain/draft-key.ts';
import { pathOfDraft } from '#modules/drafts/domain/draft-path.ts';
import type { Todo, TodoSource } from '#server/todo.ts';
import { type Draft, listDrafts, ownerOf } from './draft-store.ts';

/** Configurations somebody has begun and not saved: nobody waits for them. */
export const DRAFT_TODO: TodoSource = {
  id: 'drafts.unfinished',
  name: { zh: '未完成的配置', en: 'Unfinished configurations' },
  order: 80,
  access: 'drafts.own',
  waits: false,
  find: async (db, { actor }) => (await listDrafts(db, ownerOf(actor))).flatMap((draft) => todoOf(draft) ?? []),
};

function todoOf({ key, name, updatedAt }: Omit<Draft, 'content'>): Todo | undefined {
  const subject = subjectOfDraft(key);
  if (subject === undefined) return undefined;
  const title = name === '' ? subject.category : name;
  return { id: key, title, detail: '', path: pathOfDraft(subject), since: updatedAt ?? undefined };
}
