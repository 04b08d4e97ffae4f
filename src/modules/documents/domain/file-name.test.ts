import { describe, expect, test } from 'vitest';
import { batchZipName, drawingFileName, technicalFileName, uniqueFileNames } from './file-name.ts';

describe('the name of a technical document', () => {
  test.each([
    ['as the specification writes it', 'JRTR67-DN90L4', 'en', 'JRTR67-DN90L4-technical file.pdf'],
    ['in Chinese', 'JRTR67-DN90L4', 'zh-cn', 'JRTR67-DN90L4-技术文件.pdf'],
    ['of a product with a Chinese name', '斜齿轮减速电机 67', 'en', '斜齿轮减速电机 67-technical file.pdf'],
    ['of a product without a name', undefined, 'en', 'unknown product-technical file.pdf'],
    ['of a product without a name, in Chinese', null, 'zh-cn', '未知产品-技术文件.pdf'],
    ['of a product whose name is blank', '  ', 'en', 'unknown product-technical file.pdf'],
    ['of a product with dots and an angle', 'R67 i=128.97 0°', 'en', 'R67 i=128.97 0°-technical file.pdf'],
    ['with line breaks', 'R67\r\nSet-Cookie: a=b', 'en', 'R67 Set-Cookie- a=b-technical file.pdf'],
    ['with quotes', 'R67 "spare" “备用”', 'en', 'R67 spare 备用-technical file.pdf'],
    ['with path separators', '../../etc/pass\\wd', 'en', '-..-etc-pass-wd-technical file.pdf'],
    ['with signs that Windows refuses', 'a<b>c|d?e*f:g', 'en', 'a-b-c-d-e-f-g-technical file.pdf'],
    ['with a mark that turns the reading direction', 'R67\u202efdp.exe', 'en', 'R67fdp.exe-technical file.pdf'],
    ['with half of a surrogate pair', 'R67\ud83d', 'en', 'R67-technical file.pdf'],
    ['that is hidden on Unix', '.R67.', 'en', 'R67-technical file.pdf'],
  ] as const)('%s', (_title, productName, locale, expected) => {
    expect(technicalFileName(productName, locale)).toBe(expected);
  });

  test('fits into 255 bytes however long the product is named', () => {
    const name = technicalFileName('减速电机'.repeat(100), 'zh-cn');
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
    expect(name).toMatch(/^(减速电机)+.*-技术文件\.pdf$/);
  });
});

describe('the name of a drawing', () => {
  test.each([
    ['step', 'en', 'JRTR37-3D.step'],
    ['glb', 'zh-cn', 'JRTR37-3D.glb'],
    ['csv', 'en', 'JRTR37-dimensions.csv'],
    ['csv', 'zh-cn', 'JRTR37-外形尺寸.csv'],
    ['dxf', 'zh-cn', 'JRTR37-2D.dxf'],
    ['pdf', 'en', 'JRTR37-dimension sheet.pdf'],
    ['pdf', 'zh-cn', 'JRTR37-外形尺寸图.pdf'],
    ['svg', 'en', 'JRTR37-dimension sheet.svg'],
    ['zip', 'en', 'JRTR37-drawings.zip'],
    ['zip', 'zh-cn', 'JRTR37-图纸.zip'],
  ] as const)('as %s in %s is %s', (format, locale, expected) => {
    expect(drawingFileName('JRTR37', format, locale)).toBe(expected);
  });

  test('holds no sign a file name could not have', () => {
    expect(drawingFileName('a/b"\n', 'step', 'en')).toBe('a-b-3D.step');
  });
});

describe('a batch of documents', () => {
  test.each([
    ['leaves different names alone', ['a.pdf', 'b.pdf'], ['a.pdf', 'b.pdf']],
    ['numbers what repeats', ['a.pdf', 'a.pdf', 'a.pdf'], ['a.pdf', 'a(1).pdf', 'a(2).pdf']],
    ['takes no name another file has', ['a.pdf', 'a.pdf', 'a(1).pdf'], ['a.pdf', 'a(2).pdf', 'a(1).pdf']],
    ['treats upper and lower case as the same', ['R67.pdf', 'r67.pdf'], ['R67.pdf', 'r67(1).pdf']],
    ['numbers names without an extension at their end', ['a', 'a'], ['a', 'a(1)']],
  ])('%s', (_title, names, expected) => {
    expect(uniqueFileNames(names)).toEqual(expected);
  });

  test('is zipped under a name in the interface language', () => {
    expect([batchZipName('zh-cn'), batchZipName('en')]).toEqual(['技术文件.zip', 'technical files.zip']);
  });
});
