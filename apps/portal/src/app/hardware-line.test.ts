import { describe, expect, test } from 'vitest';
import { notRentedImage } from '@tram/machines/pc-image/fixtures';
import { dash } from './known-number.ts';
import { hardwareLine, memoryLine, memoryOf } from './hardware-line.ts';

const offer = notRentedImage.package;

describe('what a machine is made of', () => {
  test('is said with everything that decides', () => {
    expect(hardwareLine(offer, offer.name)).toBe(
      'G3060 · Dual Xeon E5-2696 v4, 44 nhân · RTX 3060 12GB · RAM 64GB · SSD 512GB',
    );
    expect(memoryOf(offer)).toEqual([
      { name: 'RAM', size: '64GB' },
      { name: 'SSD', size: '512GB' },
    ]);
  });

  test('is said without a GPU where there is none', () => {
    expect(hardwareLine({ ...offer, gpu: null })).toBe(
      'Dual Xeon E5-2696 v4, 44 nhân · RAM 64GB · SSD 512GB',
    );
  });

  test('leaves out what a backend does', () => {
    const partial = { ...offer, ram: dash };
    expect(hardwareLine(partial, partial.name)).toBe(
      'G3060 · Dual Xeon E5-2696 v4, 44 nhân · RTX 3060 12GB · SSD 512GB',
    );
    expect(memoryOf(partial)).toEqual([{ name: 'SSD', size: '512GB' }]);
    const bare = { ...partial, cpu: dash, ssd: dash };
    expect(hardwareLine(bare, bare.name)).toBe('G3060 · RTX 3060 12GB');
    expect(memoryLine(bare)).toBe('');
  });
});
