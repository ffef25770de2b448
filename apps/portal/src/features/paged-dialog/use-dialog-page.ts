import { pageNumberOf } from '../../data/page-parameter.ts';
import { useLocation } from '../../router.ts';
import { dialogPageParameter } from '../dialog-address/dialog-address.ts';
import { usePlace } from '../place/use-place.ts';

/** The page of the list in the open dialog, which is in the address; another page takes the place of this one's address. */
export function useDialogPage(): readonly [page: number, show: (page: number) => void] {
  const { replace } = usePlace();
  const { search } = useLocation();
  return [
    pageNumberOf(new URLSearchParams(search).get(dialogPageParameter)),
    (page) =>
      // Back closes the dialog from every page of it.
      replace((place) => {
        const next = new URLSearchParams(place.search);
        if (page === 1) next.delete(dialogPageParameter);
        else next.set(dialogPageParameter, String(page));
        return { ...place, search: `?${next.toString()}` };
      }),
  ];
}
