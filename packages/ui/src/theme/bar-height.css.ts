import { createVar } from '@vanilla-extract/css';

/** Height of the bar that stays at the top of the page, for what sticks under it. The shell sets it; elsewhere there is none. */
export const barHeight = createVar();
