/** The page that is measured: `?subject=form&kind=kit` shows one subject, made of the kit or of plain HTML. */
// oxlint-disable-next-line import/no-unassigned-import -- the document's styles, which no name stands for
import '../../src/theme/styles.ts';
import { createRoot } from 'react-dom/client';
import { KitCombobox } from './KitCombobox.tsx';
import { KitDialog } from './KitDialog.tsx';
import { KitForm } from './KitForm.tsx';
import { KitTable } from './KitTable.tsx';
import { plainCombobox } from './plain-combobox.ts';
import { plainDialog } from './plain-dialog.ts';
import { plainForm } from './plain-form.ts';
import { plainTable } from './plain-table.ts';

const subjects = {
  form: { kit: KitForm, plain: plainForm },
  dialog: { kit: KitDialog, plain: plainDialog },
  table: { kit: KitTable, plain: plainTable },
  combobox: { kit: KitCombobox, plain: plainCombobox },
};

function isSubject(name: string | null): name is keyof typeof subjects {
  return name !== null && Object.hasOwn(subjects, name);
}

const query = new URLSearchParams(location.search);
const name = query.get('subject');
const place = document.querySelector('#root');
if (!isSubject(name) || place === null) throw new Error('No subject of this name.');
const { kit: Kit, plain } = subjects[name];
if (query.get('kind') === 'plain') plain(place);
else createRoot(place).render(<Kit />);
