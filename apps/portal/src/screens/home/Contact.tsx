import { IconMail } from '@tram/ui/icon/IconMail';
import { IconMapPin } from '@tram/ui/icon/IconMapPin';
import { IconMessageCircle } from '@tram/ui/icon/IconMessageCircle';
import { IconPhone } from '@tram/ui/icon/IconPhone';
import { LanguageSwitch } from '../../app/open-page.tsx';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { column, sectionTitle } from './home.css.ts';
import * as styles from './Contact.css.ts';
import { phoneDigits } from './landing.ts';
import { homeWords } from './words.vi.ts';

/** The operator's contact lines on ink, and the two documents. Renders the page's `<footer>`. */
export function Contact() {
  const { footer: words } = useWords(homeWords);
  const { clock, config } = useServices();
  const { name, contact, links } = config;
  const list = [
    {
      label: words.hotline,
      Icon: IconPhone,
      value: contact.hotline,
      href: `tel:${phoneDigits(contact.hotline)}`,
    },
    {
      label: words.zalo,
      Icon: IconMessageCircle,
      value: contact.zalo,
      href: `https://zalo.me/${phoneDigits(contact.zalo)}`,
    },
    { label: words.email, Icon: IconMail, value: contact.email, href: `mailto:${contact.email}` },
  ];
  return (
    <footer id="lien-he" className={styles.footer}>
      <div className={`${column} ${styles.layout}`}>
        <div>
          <h2 className={sectionTitle}>{words.title}</h2>
          <p className={styles.text}>{words.text(contact.supportHours)}</p>
        </div>
        <dl className={styles.ways}>
          {list.map((way) => (
            <div key={way.label} className={styles.reach}>
              <way.Icon />
              <dt className={styles.label}>{way.label}</dt>
              <dd className={styles.value}>
                <a className={styles.link} href={way.href}>
                  {way.value}
                </a>
              </dd>
            </div>
          ))}
          <div className={styles.reach}>
            <IconMapPin />
            <dt className={styles.label}>{words.office}</dt>
            <dd className={styles.address}>{contact.address}</dd>
          </div>
        </dl>
      </div>
      <div className={styles.bottom}>
        <div className={`${column} ${styles.legal}`}>
          {/* A page from a cache may be older than the year. */}
          <span suppressHydrationWarning>
            {words.rights(new Date(clock.now()).getFullYear(), name)}
          </span>
          <span className={styles.bottomLinks}>
            <a className={styles.bottomLink} href={links.termsOfService}>
              {words.terms}
            </a>
            <a className={styles.bottomLink} href={links.userGuide}>
              {words.guide}
            </a>
            <LanguageSwitch className={styles.bottomButton} />
          </span>
        </div>
      </div>
    </footer>
  );
}
