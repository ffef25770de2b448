import type { Package } from '@tram/api/types';
import { IconCheck } from '@tram/ui/icon/IconCheck';
import { formatMoney } from '../../app/format-money.ts';
import { useRuntimeConfig } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { RackArt, VirtualArt } from './OfferArt.tsx';
import { WorkstationArt } from '../../features/line-art/WorkstationArt.tsx';
import { column, section, sectionTitle } from './column.css.ts';
import { offerPrice } from './landing.ts';
import { art, list, offer, point, pointIcon, points, price, text, title } from './Offers.css.ts';
import { homeWords } from './words.vi.ts';

/** The three ways to rent (specification, section 1), parted by rules and not by boxes. */
export function Offers({ packages }: { readonly packages: readonly Package[] }) {
  const { offers: words } = useWords(homeWords);
  const { name } = useRuntimeConfig();
  const offers = [
    { id: 'physical', Art: WorkstationArt, title: name, ...words.physical },
    { id: 'server', Art: RackArt, ...words.server },
    { id: 'virtual', Art: VirtualArt, ...words.virtual },
  ] as const;
  return (
    <section id="dich-vu" className={section} aria-labelledby="offers">
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
