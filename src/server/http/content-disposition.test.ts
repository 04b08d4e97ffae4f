import { expect, test } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

test.each([
  [
    'names a plain file twice',
    'R67-technical file.pdf',
    `attachment; filename="R67-technical file.pdf"; filename*=UTF-8''R67-technical%20file.pdf`,
  ],
  [
    'leaves what is ASCII of a Chinese name to old browsers',
    'R67-技术文件.pdf',
    `attachment; filename="R67.pdf"; filename*=UTF-8''R67-%E6%8A%80%E6%9C%AF%E6%96%87%E4%BB%B6.pdf`,
  ],
  [
    'has a name for old browsers even if nothing is ASCII',
    '技术文件.zip',
    `attachment; filename="download.zip"; filename*=UTF-8''%E6%8A%80%E6%9C%AF%E6%96%87%E4%BB%B6.zip`,
  ],
  [
    'drops accents for old browsers',
    'Getriebemotör.pdf',
    `attachment; filename="Getriebemotor.pdf"; filename*=UTF-8''Getriebemot%C3%B6r.pdf`,
  ],
  [
    'lets no quote end the parameter',
    'a"; evil="b.pdf',
    `attachment; filename="a_ evil=b.pdf"; filename*=UTF-8''a%3B%20evil%3Db.pdf`,
  ],
  [
    'lets no line break start a header',
    'a\r\nSet-Cookie: x.pdf',
    `attachment; filename="aSet-Cookie: x.pdf"; filename*=UTF-8''aSet-Cookie%3A%20x.pdf`,
  ],
  ['keeps no path', 'a/../b\\c.pdf', `attachment; filename="a..bc.pdf"; filename*=UTF-8''a..bc.pdf`],
  [
    'escapes what RFC 8187 does not allow bare',
    "it's (1)*.pdf",
    `attachment; filename="it's (1)*.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`,
  ],
  ['survives half of a surrogate pair', 'a\ud83d.pdf', `attachment; filename="a.pdf"; filename*=UTF-8''a.pdf`],
  ['names a file without a name', '"', `attachment; filename="download"; filename*=UTF-8''download`],
])('the header of a download %s', (_title, name, expected) => {
  expect(contentDisposition(name)).toBe(expected);
});

test('a file can be shown in the browser instead of saved', () => {
  expect(contentDisposition('a.pdf', 'inline')).toBe(`inline; filename="a.pdf"; filename*=UTF-8''a.pdf`);
});
