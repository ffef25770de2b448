/** Ids of the elements that the HTML and the application agree on. */
export const rootId = 'root';
/** Set on the root of a page that comes as whole HTML, with its data in the element after it. */
export const renderedAttribute = 'data-rendered';
export const dataId = 'page-data';
/** On an element that is left away where what it says of the operator is not known. */
export const optionalAttribute = 'data-optional';

/** Address of the configuration on a static host. Our own server has none: it writes the configuration into its pages. */
export const configPath = '/config.json';
/** Address of the page for a browser that is older than `oldest-browsers.ts`. */
export const oldBrowserPath = '/old-browser';
/**
 * Templates of a page on a static host, whose content has gaps (`static-page/gaps.ts`): what of the head names the operator, what
 * stands in the root, and the product's own marks for where there is no logo, in their order.
 */
export const staticPageIds = { head: 'page-head', body: 'page-body', marks: 'page-marks' } as const;

/** Data of a rendered page, by route id, and the path that it was rendered for. */
export interface PageData {
  readonly path: string;
  readonly loaderData: Readonly<Record<string, unknown>>;
}
