/** Public entry `@tram/machines/chart`: a lifecycle as plain data, and where a running one is on it. No component, no words. */
export * from './chart/chart.ts';
