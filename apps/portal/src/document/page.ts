/** Ids of the elements that the HTML and the application agree on. */
export const rootId = 'root';
/** Set on the root of a page that comes as whole HTML, with its data in the element after it. */
export const renderedAttribute = 'data-rendered';
export const dataId = 'page-data';

/** Data of a rendered page, by route id, and the path that it was rendered for. */
export interface PageData {
  readonly path: string;
  readonly loaderData: Readonly<Record<string, unknown>>;
}
