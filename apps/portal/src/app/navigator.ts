/** A place of the portal, as the router and the browser name it. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Where the customer is or is going, and how to lead them elsewhere. The router is one. */
export interface Navigator {
  readonly navigate: (to: string, options?: { replace?: boolean }) => Promise<void>;
  readonly place: () => Place;
}
