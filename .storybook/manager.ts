import { addons } from 'storybook/manager-api';
import type { TagBadgeParameters } from 'storybook-addon-tag-badges/manager-helpers';
import { palettes } from '../packages/ui/src/theme/palette.ts';
import { statuses } from './statuses.ts';
import { storybookThemes } from './theme.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)');

/** A badge in the colours of its tone; the menu names only what is out of the ordinary. */
function badges(): TagBadgeParameters {
  const { tone } = palettes[isDark.matches ? 'dark' : 'light'];
  return statuses.map(({ tag, title, means, tone: name, isInMenu }) => ({
    tags: tag,
    badge: {
      text: title,
      style: {
        color: tone[name].text,
        backgroundColor: tone[name].background,
        borderColor: tone[name].border,
      },
      tooltip: { title, desc: means },
    },
    display: {
      sidebar: isInMenu ? [{ type: 'component', skipInherited: true }] : false,
      toolbar: true,
    },
  }));
}

function dress() {
  addons.setConfig({
    theme: storybookThemes[isDark.matches ? 'dark' : 'light'],
    tagBadges: badges(),
    // Words only: there is nothing to control or to play.
    layoutCustomisations: {
      showPanel: ({ storyId }, usual) => storyId !== 'welcome--welcome' && usual,
    },
  });
}

dress();
isDark.addEventListener('change', dress);
