/** Public entry `@tram/machines/chart`: a lifecycle as plain data, and where a running one is on it. No component, no words. */
export { chartOf, placeOn } from './chart/chart.ts';
export type { Chart, ChartPlace, ChartState, ChartTransition } from './chart/chart.ts';
