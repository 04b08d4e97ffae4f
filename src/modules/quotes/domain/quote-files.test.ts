import { describe, expect, test } from 'vitest';
import { MOST_QUOTE_FILE_BYTES, quoteFileFault, quoteFileType } from './quote-files.ts';

describe('a file that is to go with a message', () => {
  test.each([
    ['轴端 图纸.DWG', 'image/vnd.dwg'],
    ['R77.stp', 'model/step'],
    ['order.v2.pdf', 'application/pdf'],
    ['photo.JPEG', 'image/jpeg'],
  ])('%s is what its ending says', (name, type) => {
    expect(quoteFileType(name)).toBe(type);
  });

  test.each(['setup.exe', 'page.html', 'picture.svg', 'order.pdf.lnk', 'pdf', '', 'constructor', 'a.constructor'])(
    '“%s” is none that is taken',
    (name) => {
      expect(quoteFileFault({ name, size: 1 })).toBe('type');
    },
  );

  test('is neither empty nor longer than 10 MB', () => {
    const fault = (size: number) => quoteFileFault({ name: 'order.pdf', size });
    expect([0, 1, MOST_QUOTE_FILE_BYTES, MOST_QUOTE_FILE_BYTES + 1].map(fault)).toEqual([
      'empty',
      undefined,
      undefined,
      'size',
    ]);
  });
});
