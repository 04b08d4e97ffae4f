import { OnRequest } from '#lines/shared/solid/drawing-of.ts';
import type { Values } from '#product/configuration.ts';
import { text } from '#product/field.ts';

/** What is not drawn, by field and code: no source gives its dimensions. */
const NOT_DRAWN: Readonly<Record<string, Readonly<Record<string, ReturnType<typeof text>>>>> = {
  installationPosition: {
    V: text('立式箱体的外形尺寸（图纸按需提供）', 'dimensions of the vertical housing (drawing on request)'),
    M: text(
      '无底脚箱体和扭力臂的外形尺寸（图纸按需提供）',
      'dimensions of the housing without feet and of its torque arm (drawing on request)',
    ),
  },
  outputShaftType: {
    K: text('花键空心轴的尺寸（图纸按需提供）', 'dimensions of the splined hollow shaft (drawing on request)'),
    F: text('法兰轴的尺寸（图纸按需提供）', 'dimensions of the flanged shaft (drawing on request)'),
  },
  inputType: {
    MC: text(
      '钟形罩和联轴器的尺寸（图纸按需提供）',
      'dimensions of the bell housing and the coupling (drawing on request)',
    ),
    MB: text('公共底座的尺寸（图纸按需提供）', 'dimensions of the base frame (drawing on request)'),
  },
};

/**
 * Lets through what is drawn.
 * @throws OnRequest for a form that is had on request only
 */
export function refuseOnRequest(standing: Values): void {
  for (const [field, codes] of Object.entries(NOT_DRAWN)) {
    const what = codes[standing[field] ?? ''];
    if (what !== undefined) throw new OnRequest(what);
  }
}
