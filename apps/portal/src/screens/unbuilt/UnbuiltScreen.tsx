import { LinkButton } from '@tram/ui/link-button';
import { useRouteTitle } from '../../app/route-title.ts';
import { useWords } from '../../app/words.ts';
import { Link } from '../../router.ts';
import { explanation, panel, state, title } from './UnbuiltScreen.css.ts';
import { unbuiltWords } from './words.vi.ts';

/** The one honest face of every route that has no screen yet (`src/unbuilt-routes.ts`). */
export function UnbuiltScreen() {
  const words = useWords(unbuiltWords);
  return (
    <>
      <h1 className={title}>{useRouteTitle().screen}</h1>
      <div className={panel}>
        <p className={state}>{words.state}</p>
        <p className={explanation}>{words.explanation}</p>
        <LinkButton theme="secondary" size="m" render={<Link to="/" />}>
          {words.home}
        </LinkButton>
      </div>
    </>
  );
}
