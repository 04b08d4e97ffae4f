import { arrow, box, circle, line, mark, type Sketch, span } from '#modules/sizing/domain/core/sketch.ts';

export const SKETCH: Sketch = [
  ...[30, 66, 102, 138, 174, 210].map((x) => circle([x, 88], 13)),
  ...[30, 66, 102, 138, 174, 210].map((x) => circle([x, 88], 3)),
  box([52, 45], [64, 30]),
  mark('m_L', [84, 62]),
  box([150, 45], [50, 30]),
  mark('m_acc', [175, 62]),
  line([202, 40], [202, 74]),
  arrow('v', [84, 32], [116, 32]),
  span('D', [17, 112], [43, 112]),
  mark('d_Z', [66, 112]),
  mark('z_R', [138, 112]),
];
