import { IconMail } from '@tram/ui/icon/IconMail';
import { IconMapPin } from '@tram/ui/icon/IconMapPin';
import { IconMessageCircle } from '@tram/ui/icon/IconMessageCircle';
import { IconPhone } from '@tram/ui/icon/IconPhone';
import { LanguageSwitch } from '../../app/open-page.tsx';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { column, sectionTitle } from './home.css.ts';
import {
  address,
  bottom,
  bottomButton,
  bottomLink,
  bottomLinks,
  footer,
  label,
  layout,
  legal,
  link,
  reach,
  text,
  value,
  ways,
} from './Contact.css.ts';
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
    <footer id="lien-he" className={footer}>
      <div className={`${column} ${layout}`}>
        <div>
          <h2 className={sectionTitle}>{words.title}</h2>
          <p className={text}>{words.text(contact.supportHours)}</p>
        </div>
        <dl className={ways}>
          {list.map((way) => (
            <div key={way.label} className={reach}>
              <way.Icon />
              <dt className={label}>{way.label}</dt>
              <dd className={value}>
                <a className={link} href={way.href}>
                  {way.value}
                </a>
              </dd>
            </div>
          ))}
          <div className={reach}>
            <IconMapPin />
            <dt className={label}>{words.office}</dt>
            <dd className={address}>{contact.address}</dd>
          </div>
        </dl>
      </div>
      <div className={bottom}>
        <div className={`${column} ${legal}`}>
          {/* A page from a cache may be older than the year. */}
          <span suppressHydrationWarning>
            {words.rights(new Date(clock.now()).getFullYear(), name)}
          </span>
          <span className={bottomLinks}>
            <a className={bottomLink} href={links.termsOfService}>
              {words.terms}
            </a>
            <a className={bottomLink} href={links.userGuide}>
              {words.guide}
            </a>
            <LanguageSwitch className={bottomButton} />
          </span>
        </div>
      </div>
    </footer>
  );
}
