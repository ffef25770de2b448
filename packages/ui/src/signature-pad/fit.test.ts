import { assert, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { fitInto } from './SignatureSurface.ts';

const size = record({
  width: integer({ min: 1, max: 4000 }),
  height: integer({ min: 1, max: 4000 }),
});

test('for any sizes the whole content lies in the frame and touches two of its sides', () => {
  assert(
    property(size, size, (content, frame) => {
      const { scale, left, top } = fitInto(content, frame);
      expect(left).toBeGreaterThanOrEqual(-1e-6);
      expect(top).toBeGreaterThanOrEqual(-1e-6);
      expect(left * 2 + content.width * scale).toBeCloseTo(frame.width);
      expect(top * 2 + content.height * scale).toBeCloseTo(frame.height);
      expect(Math.min(left, top)).toBeCloseTo(0);
    }),
  );
});
