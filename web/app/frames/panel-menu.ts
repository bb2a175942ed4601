import { footOf, menuOf, type PanelEntry, type PanelGroup } from '../shell/menus.ts'

const groups: Readonly<Record<PanelGroup, string>> = {
  home: '',
  learning: 'یادگیری',
  classes: 'کلاس و آزمون',
  community: 'جامعه',
  buying: 'خرید و مالی',
}

/** The entries of each feature's `panel-menu.ts`. */
const offered = import.meta.glob<readonly PanelEntry[]>('../features/*/panel-menu.ts', {
  eager: true,
  import: 'panelMenu',
})

export const panelMenu = menuOf(groups, offered)

/** The entries of the bottom bar of a phone. */
export const panelFoot = footOf(offered)
