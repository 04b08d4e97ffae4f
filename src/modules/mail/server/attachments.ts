import type { Db } from '#server/database.ts';
import { bytesOf, type FileRow, findFiles } from '#server/files/file-store.ts';
import type { MailRow } from './mail-store.ts';
import type { Attachment } from './smtp.ts';

/** The files that go with a mail, in its order. One that is gone keeps the mail from being sent: it would not say what it brings. */
export async function attachmentsOf(db: Db, mail: Pick<MailRow, 'attachments'>): Promise<Attachment[]> {
  const files = await filesOfMails(db, [mail]);
  return mail.attachments.map((id) => {
    const file = files.get(id);
    if (file === undefined)
      throw Object.assign(new Error(`The attached file ${id} is gone`), { responseCode: 554, command: 'DATA' });
    return { name: file.name, type: file.type, size: file.size, bytes: bytesOf(db, file) };
  });
}

/** The files of mails, by id. */
export async function filesOfMails(
  db: Db,
  mails: readonly Pick<MailRow, 'attachments'>[],
): Promise<ReadonlyMap<string, FileRow>> {
  const ids = [...new Set(mails.flatMap(({ attachments }) => attachments))];
  return new Map((await findFiles(db, ids)).map((file) => [file.id, file]));
}
