import { useEffect } from 'react';
import { IconHome } from '@tram/ui/icon/IconHome';
import { LinkButton } from '@tram/ui/link-button';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { Link } from '../../router.ts';
import { PlainPage } from '../../features/plain-page/PlainPage.tsx';
import { message, title } from '../../features/plain-page/PlainPage.css.ts';
import { block, explanation, figure, ruler } from './NotFoundScreen.css.ts';
import { notFoundWords } from './words.vi.ts';

/** The 404 page of any other path (specification, section 2). */
export function NotFoundScreen() {
  const words = useWords(notFoundWords);
  const { lifecycle } = useServices();
  // There is no layout here that would listen to the end of the session.
  useEffect(() => {
    lifecycle().catch(() => undefined);
  }, [lifecycle]);
  return (
    <PlainPage>
      <div className={block}>
        <p className={figure} aria-hidden="true">
          {words.figure}
        </p>
        <div className={ruler} aria-hidden="true" />
        <h1 className={title}>{words.title}</h1>
        <p className={message}>{words.message}</p>
        <p className={explanation}>{words.explanation}</p>
        <LinkButton theme="primary" size="m" icon={<IconHome />} render={<Link to="/" />}>
          {words.home}
        </LinkButton>
      </div>
    </PlainPage>
  );
}
