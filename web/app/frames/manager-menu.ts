import { footOf, type ManagerEntry, type ManagerGroup, menuOf } from '../shell/menus.ts'

const groups: Readonly<Record<ManagerGroup, string>> = {
  home: '',
  content: 'محتوا',
  finance: 'فروش و مالی',
  people: 'افراد',
  support: 'پشتیبانی',
  growth: 'رشد',
  settings: 'تنظیمات',
}

/** The entries of each feature's `manager-menu.ts`. */
const offered = import.meta.glob<readonly ManagerEntry[]>('../features/*/manager-menu.ts', {
  eager: true,
  import: 'managerMenu',
})

export const managerMenu = menuOf(groups, offered)

/** The entries of the bottom bar of a phone. */
export const managerFoot = footOf(offered)
