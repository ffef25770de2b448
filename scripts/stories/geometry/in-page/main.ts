import { outOfBox } from './boxes.ts';
import { lostInForcedColors } from './forced-colors.ts';
import { motion } from './motion.ts';
import { sidewaysOverflow } from './overflow.ts';
import { smallTargets } from './targets.ts';
import { clippedText, overlappingText } from './text.ts';
import { unseen } from './visibility.ts';

/** What can be asked of a page; each answer is a list of faults in words. */
const geometry = {
  smallTargets,
  sidewaysOverflow,
  clippedText,
  overlappingText,
  outOfBox,
  motion,
  lostInForcedColors,
  unseen,
};

export type Geometry = typeof geometry;

declare global {
  var tramGeometry: Geometry;
}

globalThis.tramGeometry = geometry;
