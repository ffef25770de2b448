import { chromium as browserType, type Browser } from 'playwright';
import { buildPortal } from '../processes/build-portal.ts';
import { chromium } from '../processes/chromium.ts';
import { addLargeCustomer } from '../processes/large-customer.ts';
import { startProduct } from '../processes/product.ts';
import { type SignedIn, signInOverApi } from '../processes/session.ts';
import { makeCertificate } from './certificate.ts';
import { makeFloors } from './floors.ts';
import { startFront } from './front.ts';
import { customers } from './subjects.ts';

/** Everything that is started for a measurement. */
export interface Stage {
  /** Of the product and the floors, over HTTP/2. */
  readonly origin: string;
  /** Of the product itself, for its sandbox. */
  readonly product: string;
  /** By username. */
  readonly sessions: ReadonlyMap<string, SignedIn>;
  /** A browser that trusts the origin. End it. */
  launch(): Promise<Browser>;
}

/** As in production: answers are not checked against the contract, and no limits apply. */
const env = { TRAM_CHECK_ANSWERS: '0', TRAM_RATE_LIMITS: '0', TRAM_LOG_LEVEL: 'warn' };

/** The product with the customers of every size. The embedded database admits one process: it is filled while the product is stopped. */
async function startFilled(
  say: (line: string) => void,
  endWith: EndWith,
  interruption: AbortSignal,
) {
  const seeded = await startProduct({ env });
  endWith(() => seeded.remove());
  await seeded.stop();
  for (const customer of Object.values(customers)) {
    await addLargeCustomer(seeded, customer, env);
    say(`customer with ${customer.pcs} PCs: made`);
    interruption.throwIfAborted();
  }
  const product = await startProduct({ env, dataDir: seeded.dataDir });
  endWith(() => product.stop());
  return product;
}

/** Takes what ends something that was started; the last is called first. */
export type EndWith = (end: () => Promise<void>) => void;

/**
 * Builds and starts everything. What has been started is told by `endWith` at once, so that it ends after a failure too.
 * @throws where it was interrupted meanwhile
 */
export async function setStage(
  say: (line: string) => void,
  endWith: EndWith,
  interruption: AbortSignal,
): Promise<Stage> {
  const executablePath = await chromium(say);
  const certificate = await makeCertificate();
  await buildPortal(say);
  const product = await startFilled(say, endWith, interruption);

  interruption.throwIfAborted();

  const launch = async (): Promise<Browser> => {
    const browser = await browserType.launch({
      executablePath,
      args: [`--ignore-certificate-errors-spki-list=${certificate.spki}`],
      // Ctrl-C ends everything in its order.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    endWith(() => browser.close());
    return browser;
  };

  const browser = await launch();
  const floors = await makeFloors(browser, product.origin);
  await browser.close();
  const front = await startFront({ certificate, product: product.origin, floors });
  endWith(() => front.close());

  const signedIn = Object.values(customers).map(
    async ({ username }) => [username, await signInOverApi(product.origin, username)] as const,
  );
  return {
    origin: front.origin,
    product: product.origin,
    sessions: new Map(await Promise.all(signedIn)),
    launch,
  };
}
