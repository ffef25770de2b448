/** Public entry `@tram/machines/chart`: a lifecycle as plain data, and where a running one is on it. No component, no words. */
export { chartOf } from './chart/chart.ts';
export type { Chart, ChartState, ChartTransition } from './chart/chart.ts';
export { placeOn } from './chart/place.ts';
export type { ChartPlace } from './chart/place.ts';
