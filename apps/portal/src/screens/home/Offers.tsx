import { IconCheck } from '@tram/ui/icon/IconCheck';
import { formatMoney } from '../../app/format-money.ts';
import { useRuntimeConfig } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { LineArt, WorkstationArt } from '../../features/line-art/WorkstationArt.tsx';
import { column, sectionTitle } from './home.css.ts';
import { offerPrice, type ShownPackage } from './landing.ts';
import {
  art,
  list,
  offer,
  offerSection,
  point,
  pointIcon,
  points,
  price,
  text,
  title,
} from './Offers.css.ts';
import { homeWords } from './words.vi.ts';
import { accent, lamp, line as stroke } from '../../features/line-art/line-art.css.ts';

/** The three ways to rent (specification, section 1), parted by rules and not by boxes. */
export function Offers({ packages }: { readonly packages: readonly ShownPackage[] }) {
  const { offers: words } = useWords(homeWords);
  const { name, contact } = useRuntimeConfig();
  const offers = [
    { id: 'physical', Art: WorkstationArt, title: name, ...words.physical },
    {
      id: 'server',
      Art: RackArt,
      ...words.server,
      points: [...words.server.points, words.server.hours(contact.supportHours)],
    },
    { id: 'virtual', Art: VirtualArt, ...words.virtual },
  ] as const;
  return (
    <section id="dich-vu" className={offerSection} aria-labelledby="offers">
      <div className={column}>
        <h2 id="offers" className={sectionTitle}>
          {words.title}
        </h2>
        <div className={list}>
          {offers.map((one) => {
            const from = offerPrice(one.id, packages);
            return (
              <article key={one.id} className={offer}>
                <div className={art}>
                  <one.Art />
                </div>
                <h3 className={title}>{one.title}</h3>
                <p className={text}>{one.text}</p>
                <ul className={points}>
                  {one.points.map((line) => (
                    <li key={line} className={point}>
                      <span className={pointIcon}>
                        <IconCheck size={16} />
                      </span>
                      {line}
                    </li>
                  ))}
                </ul>
                {from !== null && <p className={price}>{words.from(formatMoney(from))}</p>}
              </article>
            );
          })}
        </div>
      </div>
    </section>
  );
}

function VirtualArt() {
  return (
    <LineArt viewBox="0 0 200 104" strokeWidth={1.5}>
      <g className={stroke}>
        <rect x="20" y="58" width="170" height="45" rx="2" />
        <path d="M20 80h170M34 69h46M34 92h46" />
        <circle cx="175" cy="69" r="2.4" />
        <circle cx="175" cy="92" r="2.4" />
        {[82, 138].map((x) => (
          <g key={x}>
            <rect x={x} y="4" width="42" height="32" rx="1.5" />
            <path d={`M${x} 12.5h42`} />
            <path d={`M${x + 21} 36v22`} strokeDasharray="3 3" />
          </g>
        ))}
        <path d="M0 103h198" />
      </g>
      <g className={accent}>
        <rect x="26" y="4" width="42" height="32" rx="1.5" />
        <path d="M26 12.5h42" />
        <path d="M47 36v22" strokeDasharray="3 3" />
      </g>
      <circle className={lamp} cx="32" cy="8.3" r="2" stroke="none" />
    </LineArt>
  );
}

function RackArt() {
  return (
    <LineArt viewBox="0 0 200 104" strokeWidth={1.5}>
      <g className={stroke}>
        <rect x="32" y="2" width="132" height="101" rx="2" />
        {[10, 54, 76].map((y) => (
          <g key={y}>
            <rect x="41" y={y} width="114" height="17" rx="1" />
            <circle cx="49" cy={y + 8.5} r="2.4" />
            <circle cx="57" cy={y + 8.5} r="2.4" />
            <path
              d={`M86 ${y + 8.5}h36M131 ${y + 5}v7M136 ${y + 5}v7M141 ${y + 5}v7M146 ${y + 5}v7`}
            />
          </g>
        ))}
        <path d="M0 103h198" />
      </g>
      <g className={accent}>
        <rect x="41" y="32" width="114" height="17" rx="1" />
        <circle cx="57" cy="40.5" r="2.4" />
        <path d="M86 40.5h36M131 37v7M136 37v7M141 37v7M146 37v7" />
      </g>
      <circle className={lamp} cx="49" cy="40.5" r="3" stroke="none" />
    </LineArt>
  );
}
