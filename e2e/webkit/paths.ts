/** Where the pages of a test report to its proxy. */
export const faultsPath = '/tram-test/faults';
/** The script that the proxy adds. */
export const scriptPath = '/tram-test/in-page.js';
/** An empty page of the product's origin. */
export const blankPath = '/tram-test/blank';
