import { IconFileCertificate } from '@tram/ui/icon/IconFileCertificate';
import { IconQrcode } from '@tram/ui/icon/IconQrcode';
import { IconReceipt } from '@tram/ui/icon/IconReceipt';
import { LinkButton } from '@tram/ui/link-button';
import { useWords } from '../../app/words.ts';
import { Link } from '../../router.ts';
import { Calculator } from './Calculator.tsx';
import { column } from './home.css.ts';
import * as styles from './Hero.css.ts';
import type { ShownPackage } from './landing.ts';
import { homeWords } from './words.vi.ts';

/** The first view: what it is and what it costs. Without packages there is nothing to calculate. */
export function Hero({ packages }: { readonly packages: readonly ShownPackage[] }) {
  const { hero: words } = useWords(homeWords);
  const icons = { pay: IconQrcode, total: IconReceipt, contract: IconFileCertificate };
  return (
    <div className={styles.hero}>
      <div className={`${column} ${styles.layout}`}>
        <div>
          <h1 className={styles.title}>
            {words.title.map((line) => (
              <span key={line} className={styles.titleLine}>
                {line}{' '}
              </span>
            ))}
          </h1>
          <p className={styles.lead}>
            {words.leadBefore}
            <strong className={styles.price}>{words.leadPrice}</strong>
            {words.leadAfter}
          </p>
          <div className={styles.actions}>
            <LinkButton theme="primary" size="l" render={<Link to="/register" />}>
              {words.start}
            </LinkButton>
            <LinkButton theme="secondary" size="l" href="#bang-gia">
              {words.seePrices}
            </LinkButton>
          </div>
          <ul className={styles.points}>
            {(['pay', 'total', 'contract'] as const).map((name) => {
              const Icon = icons[name];
              return (
                <li key={name} className={styles.point}>
                  <span className={styles.pointIcon}>
                    <Icon />
                  </span>
                  {words.points[name]}
                </li>
              );
            })}
          </ul>
        </div>
        {packages.length > 0 && <Calculator packages={packages} />}
      </div>
    </div>
  );
}
